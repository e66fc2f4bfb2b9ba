-- Bonus money: accounts of its own beside the wallets, and the terms under which it becomes cash (decision 081).

-- `bonus` is a member's, one for each currency, and keeps a balance as a wallet does. It holds the money of the one
-- bonus that is active; without one it is empty.
alter table account
  drop constraint account_kind_check,
  drop constraint account_check,
  drop constraint account_check1,
  add constraint account_kind_check check (kind in ('wallet', 'bonus', 'games', 'operator')),
  add constraint account_of_member check ((kind in ('wallet', 'bonus')) = (member_id is not null)),
  add constraint account_with_balance check ((kind in ('wallet', 'bonus')) = (balance is not null));

-- `bonus_grant` brings a bonus into its account, `bonus_done` what is left of it into the wallet, `bonus_end` back to
-- the operator. What a game moves may touch wallet and bonus at once.
alter table movement
  drop constraint movement_kind_check,
  add constraint movement_kind_check check (kind in ('opening', 'bet', 'win', 'rollback', 'void', 'correction',
    'reward', 'bonus_grant', 'bonus_done', 'bonus_end'));

create or replace function open_account(of_kind text, in_currency text, of_member uuid, of_integration text)
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
            case when of_kind in ('wallet', 'bonus') then 0 end)
    on conflict do nothing;
  end loop;
end;
$$;

-- As before, but every account that keeps a balance is locked and changed.
create or replace function post_movement(
  of_kind text, for_reference text, in_round text, at_time timestamptz,
  in_currency text, accounts uuid[], amounts bigint[]
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  merchant constant text := current_setting('app.merchant');
  movement_number bigint;
  written integer;
begin
  -- Before the movement gets its number, and in one order for all.
  perform from account where merchant_code = merchant and id = any (accounts) and balance is not null
   order by id for no key update;
  insert into movement (merchant_code, kind, currency, reference, round, moved_at)
  values (merchant, of_kind, in_currency, for_reference, in_round, at_time)
  returning id into movement_number;
  with line as (
    select * from unnest(accounts, amounts) as line (account_id, amount)
  ), moved as (
    update account set balance = account.balance + line.amount from line
     where account.merchant_code = merchant and account.id = line.account_id and account.balance is not null
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

-- A bonus that was granted. All that changes of it changes under the lock of the member's wallets.
create table bonus (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What it was granted for; one thing grants once.
  source text not null,
  amount bigint not null check (amount > 0),
  -- So much has to be staked in all before what is left becomes cash, and so much was.
  wagering_due bigint not null check (wagering_due >= 0),
  wagered bigint not null default 0 check (wagered >= 0),
  -- So much of one stake counts; null: all of it.
  largest_stake bigint check (largest_stake > 0),
  -- Per cent of a stake that count, by the game's category; `default` for all others. A game of 0 takes no bonus.
  weights jsonb not null check (jsonb_typeof(weights) = 'object' and weights ? 'default'),
  -- How long it may be used from the moment on in which it becomes active.
  lasts_days integer not null check (lasts_days between 1 and 366),
  -- One of a member and currency is active, others wait in the order of their granting. `lost`: nothing was left of
  -- it, and the next one took its place.
  state text not null check (state in ('waiting', 'active', 'done', 'expired', 'cancelled', 'forfeited', 'lost')),
  -- Bets that used its money and wait for their outcome, as `<integration>:<the vendor's id>`.
  open_bets text[] not null default '{}',
  granted_at timestamptz not null,
  -- Null for one that never was active.
  active_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  check ((state in ('waiting', 'active')) = (ended_at is null)),
  check (state <> 'waiting' or active_at is null),
  check (state in ('waiting', 'cancelled', 'forfeited') or active_at is not null),
  check ((active_at is null) = (expires_at is null)),
  primary key (merchant_code, id),
  unique (merchant_code, source),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
)
-- Each stake changes it: room on the page, so that no index is touched.
with (fillfactor = 60);
create unique index bonus_active on bonus (merchant_code, member_id, currency) where state = 'active';
create index bonus_in_play on bonus (merchant_code, expires_at) where state = 'active';
create index bonus_waiting on bonus (merchant_code, member_id, currency, granted_at) where state = 'waiting';
create index bonus_of_member on bonus (merchant_code, member_id, granted_at desc);
select protect_tenant_table('bonus');
grant select, insert on bonus to :app;
grant update (wagered, state, open_bets, active_at, expires_at, ended_at) on bonus to :app;

-- Members of the merchant whose bonuses have to change: fulfilled and without a bet that waits, out of time, or
-- waiting behind none that is active with anything left.
create function list_due_bonuses(at_time timestamptz) returns table (member_id uuid, currency text)
  language sql stable as $$
  select due.member_id, due.currency from bonus due
   where due.state = 'active'
     and (due.wagered >= due.wagering_due and due.open_bets = '{}'
          or due.wagered < due.wagering_due and due.expires_at <= at_time)
  union
  select due.member_id, due.currency from bonus due
   where due.state = 'waiting' and not exists (
           select from bonus held
             join account money on money.kind = 'bonus' and money.member_id = held.member_id
                  and money.currency = held.currency
            where held.state = 'active' and held.member_id = due.member_id and held.currency = due.currency
              and (money.balance > 0 or held.open_bets <> '{}'))
   order by 1, 2
$$;

-- The merchants that have any, in one round trip. It names each merchant in turn, so it passes no fence.
create function list_merchants_with_due_bonuses(at_time timestamptz) returns table (merchant_code text)
  language plpgsql as $$
declare
  code text;
begin
  for code in select merchant.code from merchant order by merchant.code loop
    perform set_config('app.merchant', code, true);
    if exists (select from list_due_bonuses(at_time)) then
      merchant_code := code;
      return next;
    end if;
  end loop;
  perform set_config('app.merchant', '', true);
end;
$$;
revoke all on function list_due_bonuses, list_merchants_with_due_bonuses from public;
grant execute on function list_due_bonuses, list_merchants_with_due_bonuses to :app;

-- The bonus whose money a bet used or for which it counted; how much of the amount was bonus money; of a bet, how much
-- it counted. A win, a rollback and a void tell the same bonus as their bet.
alter table vendor_transaction
  add column bonus_id uuid,
  add column bonus_amount bigint not null default 0 check (bonus_amount >= 0 and bonus_amount <= amount),
  add column wagered bigint not null default 0 check (wagered >= 0),
  add constraint vendor_transaction_bonus check (bonus_id is not null or (bonus_amount = 0 and wagered = 0));

-- The category of a game that a vendor names by its own code.
create index game_by_code on game (merchant_code, game_id);

create or replace view wallet_statement with (security_invoker = true) as
  select entry.merchant_code, member.username, account.member_id, movement.id as number, movement.moved_at,
         movement.kind, movement.reference, movement.round, movement.currency, entry.amount, entry.balance,
         account.kind as account
    from entry
    join movement on movement.merchant_code = entry.merchant_code and movement.id = entry.movement_id
    join account on account.merchant_code = entry.merchant_code and account.id = entry.account_id
    join member on member.merchant_code = account.merchant_code and member.id = account.member_id;

create or replace view house_balance with (security_invoker = true) as
  select account.merchant_code, account.kind, account.integration, account.currency,
         coalesce(sum(entry.amount), 0) as balance
    from account
    left join entry on entry.merchant_code = account.merchant_code and entry.account_id = account.id
   where account.member_id is null
   group by account.merchant_code, account.kind, account.integration, account.currency;
