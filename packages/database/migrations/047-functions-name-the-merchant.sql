-- Statements name their merchant (decision 119), and so do the functions that Postgres puts into the plans of those that
-- call them: the merchant is an argument, which each table is compared with.

-- As in 043-own-money-of-friends.sql.
create function bonus_money_of_rounds(of_merchant text, of_member uuid, in_currency text)
  returns table (day date, staked numeric, won numeric) language sql stable as $$
  select round.day, bet.bonus_amount - back.amount, prize.amount
    from account money
    join entry on entry.merchant_code = of_merchant and entry.account_id = money.id and entry.balance is not null
    join movement on movement.merchant_code = of_merchant and movement.id = entry.movement_id
         and movement.kind = 'bet'
    join vendor_transaction bet on bet.merchant_code = of_merchant
         and bet.integration = split_part(movement.reference, ':', 1)
         and bet.id = substr(movement.reference, strpos(movement.reference, ':') + 1)
    join activity round on round.merchant_code = of_merchant and round.member_id = money.member_id
         and round.kind = 'round' and round.reference = bet.integration || ':' || coalesce(bet.round, bet.id)
   cross join lateral (
     select coalesce(sum(given.bonus_amount), 0) as amount from vendor_transaction given
      where given.merchant_code = of_merchant and given.integration = bet.integration
        and given.reference_id = bet.id and given.kind in ('rollback', 'void')) back
   cross join lateral (
     select coalesce(sum(win.bonus_amount - coalesce(taken.bonus_amount, 0)), 0) as amount
       from vendor_transaction win
       left join vendor_transaction taken on taken.merchant_code = of_merchant
            and taken.integration = win.integration and taken.reference_id = win.id
            and taken.kind = 'rollback' and taken.moved
      where win.merchant_code = of_merchant and win.integration = bet.integration
        and win.reference_id = bet.id and win.kind = 'win') prize
   where money.merchant_code = of_merchant and money.kind = 'bonus' and money.member_id = of_member
     and money.currency = in_currency
$$;

-- As in 033-club.sql.
create function club_conditions(of_merchant text, whose uuid, label text, today date)
returns table (place bigint, code text, done bigint, target bigint) language sql stable as $$
  select c.place, c.item ->> 'code',
         least((c.item ->> 'target')::bigint, case c.item ->> 'does'
           when 'days' then (
             select count(*) from activity a
              where a.merchant_code = of_merchant and a.member_id = whose and a.kind = 'day'
                and a.day between c.since and today)
           else coalesce((
             select case c.item ->> 'does'
                      when 'rounds' then sum(d.rounds)
                      when 'games' then count(distinct d.game)
                      when 'staked' then trunc(sum(d.staked) filter (where d.currency = club.currency) / 100000)
                    end
               from activity_day d
              where d.merchant_code = of_merchant and d.member_id = whose
                and d.day between c.since and today and d.rounds > 0
                and (c.games is null or c.games ? d.game)
                and (c.categories is null or c.categories ? d.category)), 0)
         end)::bigint,
         (c.item ->> 'target')::bigint
    from club
    cross join lateral jsonb_array_elements(club.definition -> 'levels') as level
    cross join lateral (
      select each.place, each.item, each.item #> '{only,games}' as games, each.item #> '{only,categories}' as categories,
             coalesce(today - (each.item ->> 'within')::int + 1, date '-infinity') as since
        from jsonb_array_elements(level -> 'conditions') with ordinality as each (item, place)
    ) c
   where club.merchant_code = of_merchant and level ->> 'label' = label
   order by c.place
$$;

-- Without the merchant, for statements that name none yet: of the merchant of the transaction.
create or replace function bonus_money_of_rounds(of_member uuid, in_currency text)
  returns table (day date, staked numeric, won numeric) language sql stable as $$
  select * from bonus_money_of_rounds(current_setting('app.merchant', true), of_member, in_currency)
$$;
create or replace function club_conditions(whose uuid, label text, today date)
returns table (place bigint, code text, done bigint, target bigint) language sql stable as $$
  select * from club_conditions(current_setting('app.merchant', true), whose, label, today)
$$;
