-- Invitations pay for friends who play with own money, so many a day without a look of staff (decision 110).

-- What the rounds of a member moved of bonus money, a row for each bet: stakes that were not given back, and the bonus
-- part of their prizes. Both are in the sums of the days, and no money of the member's own. Each bet that used bonus
-- money has an entry in the account of it, so only those are looked at.
create function bonus_money_of_rounds(of_member uuid, in_currency text)
  returns table (day date, staked numeric, won numeric) language sql stable as $$
  select round.day, bet.bonus_amount - back.amount, prize.amount
    from account money
    join entry on entry.account_id = money.id and entry.balance is not null
    join movement on movement.id = entry.movement_id and movement.kind = 'bet'
    join vendor_transaction bet on bet.integration = split_part(movement.reference, ':', 1)
         and bet.id = substr(movement.reference, strpos(movement.reference, ':') + 1)
    join activity round on round.member_id = money.member_id and round.kind = 'round'
         and round.reference = bet.integration || ':' || coalesce(bet.round, bet.id)
   cross join lateral (
     select coalesce(sum(given.bonus_amount), 0) as amount from vendor_transaction given
      where given.integration = bet.integration and given.reference_id = bet.id
        and given.kind in ('rollback', 'void')) back
   cross join lateral (
     select coalesce(sum(win.bonus_amount - coalesce(taken.bonus_amount, 0)), 0) as amount
       from vendor_transaction win
       left join vendor_transaction taken on taken.integration = win.integration
            and taken.reference_id = win.id and taken.kind = 'rollback' and taken.moved
      where win.integration = bet.integration and win.reference_id = bet.id and win.kind = 'win') prize
   where money.kind = 'bonus' and money.member_id = of_member and money.currency = in_currency
$$;

-- `many_today` and `many_of_member`: as many as one day pays without a look, at the merchant and for one member.
alter table invitation
  drop constraint invitation_mark_check,
  add constraint invitation_mark_check
    check (mark in ('same_device', 'same_address', 'many_today', 'many_of_member'));
create index invitation_of_day on invitation (merchant_code, qualified_at) where state = 'qualified' and mark is null;

-- The server withholds, and staff alone decides: by the command, which says why (`app.reason`), or by hand.
create function trace_invitation() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into audit_event (merchant_code, at, action, result, actor, actor_name, member_id, about)
  values (new.merchant_code, now(), 'invitation.decide', 'ok', 'operator', operator_by_hand(), new.friend_id,
          jsonb_build_object('verdict', case new.state when 'refused' then 'refuse' else 'release' end,
            'mark', old.mark, 'reason', left(nullif(current_setting('app.reason', true), ''), 200)));
  return null;
end;
$$;
create trigger traced_decision after update of state on invitation
  for each row when (old.state = 'withheld' and new.state <> 'withheld') execute function trace_invitation();
