-- The ledger: double entry, append-only. docs/ledger.md says how to read it, decision 014 why it is built so.
-- Amounts are whole numbers of 1/100000 of the currency's unit.

create table account (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  -- A wallet is a member's. The others are the house's: `games` pays and takes what is staked with an
  -- integration, `operator` gives what a member starts with and what staff corrects.
  kind text not null check (kind in ('wallet', 'games', 'operator')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  member_id uuid,
  integration text,
  -- Only wallets keep one. The house has no row that every movement would have to lock: its balance is
  -- the sum of its entries, read when somebody asks. No movement can bring a wallet below zero (W3).
  balance bigint check (balance >= 0),
  check ((kind = 'wallet') = (member_id is not null)),
  check ((kind = 'wallet') = (balance is not null)),
  check ((kind = 'games') = (integration is not null)),
  primary key (merchant_code, id),
  unique nulls not distinct (merchant_code, member_id, kind, currency, integration),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
)
-- Room on the page for the next balance, so that no index is touched.
with (fillfactor = 60);
select protect_tenant_table('account');
grant select on account to :app;

-- No foreign key to merchant, and none from entry to account: each insert would mark the merchant's and the
-- house account's row as used, and all bets would meet there. post_movement looks the accounts up.
create table movement (
  merchant_code text not null,
  -- Counted while the wallets are locked, so it is also the order in which a wallet changed.
  id bigint not null generated always as identity,
  kind text not null check (kind in ('opening', 'bet', 'win', 'rollback', 'void', 'correction')),
  currency text not null,
  -- What it stands for, such as a vendor's transaction; never twice.
  reference text not null,
  round text,
  moved_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, reference)
);
select protect_tenant_table('movement');
grant select on movement to :app;

create table entry (
  merchant_code text not null,
  movement_id bigint not null,
  account_id uuid not null,
  -- Above zero: into the account.
  amount bigint not null check (amount <> 0),
  -- Of a wallet, right after this entry.
  balance bigint check (balance >= 0),
  primary key (merchant_code, movement_id, account_id),
  foreign key (merchant_code, movement_id) references movement (merchant_code, id)
);
create index entry_of_wallet on entry (merchant_code, account_id, movement_id) where balance is not null;
select protect_tenant_table('entry');
grant select on entry to :app;

-- What is written stays, whoever asks; a correction is a movement of its own (W7).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: write a movement that corrects', tg_table_name
    using errcode = 'insufficient_privilege';
end;
$$;
create trigger append_only before update or delete or truncate on movement
  for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on entry
  for each statement execute function refuse_change();

-- What one statement writes of a movement sums to zero (W1). It looks at the new rows only, so it costs a bet
-- next to nothing; that a movement is of one currency is post_movement's part.
create function refuse_imbalance() returns trigger language plpgsql as $$
begin
  if exists (select from added group by merchant_code, movement_id having sum(amount) <> 0) then
    raise exception 'the entries of a movement must sum to zero'
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end;
$$;
create trigger entries_sum_to_zero after insert on entry
  referencing new table as added for each statement execute function refuse_imbalance();

-- The three doors below are all that the server can do to the ledger: it may read, but not write its tables.

-- The account of these traits; opened, empty, where there is none yet.
create function open_account(of_kind text, in_currency text, of_member uuid, of_integration text)
  returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  merchant constant text := current_setting('app.merchant');
  found_id uuid;
begin
  loop
    select id into found_id from account
     where merchant_code = merchant and kind = of_kind and currency = in_currency
       and member_id is not distinct from of_member and integration is not distinct from of_integration;
    if found then return found_id; end if;
    insert into account (merchant_code, kind, currency, member_id, integration, balance)
    values (merchant, of_kind, in_currency, of_member, of_integration,
            case of_kind when 'wallet' then 0 end)
    on conflict do nothing;
  end loop;
end;
$$;

-- A member's wallets, locked until the transaction ends: one call at a time decides about a member's money.
create function lock_wallets(of_member uuid) returns setof account
  language sql security definer set search_path = public, pg_temp as $$
  select * from account
   where merchant_code = current_setting('app.merchant') and member_id = of_member
   order by id for no key update
$$;

-- Moves money: amounts[i] into accounts[i], all of one currency. All of it counts or it raises: check_violation
-- where a wallet would go below zero, unique_violation where the reference was used, and
-- integrity_constraint_violation where it does not balance or an account is not there. Gives its number.
create function post_movement(
  of_kind text, for_reference text, in_round text, at_time timestamptz,
  in_currency text, accounts uuid[], amounts bigint[]
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  merchant constant text := current_setting('app.merchant');
  movement_number bigint;
  written integer;
begin
  -- Before the movement gets its number, and in one order for all.
  perform from account where merchant_code = merchant and id = any (accounts) and kind = 'wallet'
   order by id for no key update;
  insert into movement (merchant_code, kind, currency, reference, round, moved_at)
  values (merchant, of_kind, in_currency, for_reference, in_round, at_time)
  returning id into movement_number;
  with line as (
    select * from unnest(accounts, amounts) as line (account_id, amount)
  ), moved as (
    update account set balance = account.balance + line.amount from line
     where account.merchant_code = merchant and account.id = line.account_id and account.kind = 'wallet'
    returning account.id, account.balance
  )
  insert into entry (merchant_code, movement_id, account_id, amount, balance)
  select merchant, movement_number, line.account_id, line.amount, moved.balance
    from line join account on account.merchant_code = merchant and account.id = line.account_id
         and account.currency = in_currency
    left join moved on moved.id = account.id;
  get diagnostics written = row_count;
  if written <> cardinality(accounts) or written < 2 then
    raise exception 'movement % names an account that is not there', for_reference
      using errcode = 'integrity_constraint_violation';
  end if;
  return movement_number;
end;
$$;

revoke all on function open_account, lock_wallets, post_movement from public;
grant execute on function open_account, lock_wallets, post_movement to :app;
