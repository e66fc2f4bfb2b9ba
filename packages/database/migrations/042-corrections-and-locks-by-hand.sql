-- What staff does by hand to money and access leaves an event of the trace (L1), and a correction is the owner's alone
-- (decision 108). Functions that run as the owner tell an owner's connection by its session_user: it is the same role.

-- Who did it: what the connection says of itself (`set app.operator = 'anna'`), else the role that it logged in as.
create function operator_by_hand() returns text language sql stable as $$
  select left(coalesce(nullif(current_setting('app.operator', true), ''), session_user::text), 2000)
$$;

-- As before, but a correction is refused to whoever is not the owner, and leaves an event of each member whose money it moves.
create or replace function post_movement(
  of_kind text, for_reference text, in_round text, at_time timestamptz,
  in_currency text, accounts uuid[], amounts bigint[]
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  merchant constant text := current_setting('app.merchant');
  movement_number bigint;
  written integer;
begin
  if of_kind = 'correction' and session_user <> current_user then
    raise exception 'a correction is written by the owner of the database alone'
      using errcode = 'insufficient_privilege';
  end if;
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
  if of_kind = 'correction' then
    insert into audit_event (merchant_code, at, action, result, actor, actor_name, member_id, about)
    select merchant, now(), 'ledger.correct', 'ok', 'operator', operator_by_hand(), account.member_id,
           jsonb_build_object('account', account.kind, 'currency', in_currency,
             'amount', round(line.amount / 100000.0, 5)::text, 'reference', left(for_reference, 200))
      from unnest(accounts, amounts) as line (account_id, amount)
      join account on account.merchant_code = merchant and account.id = line.account_id
     where account.member_id is not null;
  end if;
  return movement_number;
end;
$$;

-- The server disables nobody, so whoever does it is staff.
create function trace_member_access() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into audit_event (merchant_code, at, action, result, actor, actor_name, member_id, about)
  values (new.merchant_code, now(), case when new.disabled then 'member.disable' else 'member.enable' end, 'ok',
          'operator', operator_by_hand(), new.id, '{}');
  return null;
end;
$$;
create trigger traced_access after update of disabled on member
  for each row when (old.disabled is distinct from new.disabled) execute function trace_member_access();

-- The server's own locks follow from guesses, which the trace tells as logins. By hand: the owner shuts a name, or opens it.
create function trace_lock_by_hand() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  before timestamptz := case when tg_op <> 'INSERT' then old.locked_until end;
  after timestamptz := case when tg_op <> 'DELETE' then new.locked_until end;
begin
  if session_user <> current_user or before is not distinct from after then return null; end if;
  insert into audit_event (merchant_code, at, action, result, actor, actor_name, about)
  values (coalesce(new.merchant_code, old.merchant_code), now(),
          case when after is null then 'login.unlock' else 'login.lock' end, 'ok', 'operator', operator_by_hand(),
          jsonb_build_object('subject', encode(coalesce(new.subject, old.subject), 'hex')));
  return null;
end;
$$;
create trigger traced_by_hand after insert or delete or update of locked_until on login_lock
  for each row execute function trace_lock_by_hand();
