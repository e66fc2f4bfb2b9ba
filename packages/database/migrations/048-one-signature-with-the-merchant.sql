-- All callers name the merchant now (decision 119), also the functions in plpgsql: the signatures without it go.

-- As in 027-bonus.sql, of the merchant in the first argument.
create function list_due_bonuses(of_merchant text, at_time timestamptz)
  returns table (member_id uuid, currency text) language sql stable as $$
  select due.member_id, due.currency from bonus due
   where due.merchant_code = of_merchant and due.state = 'active'
     and (due.wagered >= due.wagering_due and due.open_bets = '{}'
          or due.wagered < due.wagering_due and due.expires_at <= at_time)
  union
  select due.member_id, due.currency from bonus due
   where due.merchant_code = of_merchant and due.state = 'waiting' and not exists (
           select from bonus held
             join account money on money.merchant_code = of_merchant and money.kind = 'bonus'
                  and money.member_id = held.member_id and money.currency = held.currency
            where held.merchant_code = of_merchant and held.state = 'active' and held.member_id = due.member_id
              and held.currency = due.currency and (money.balance > 0 or held.open_bets <> '{}'))
   order by 1, 2
$$;
revoke all on function list_due_bonuses(text, timestamptz) from public;
grant execute on function list_due_bonuses(text, timestamptz) to :app;

create or replace function list_merchants_with_due_bonuses(at_time timestamptz)
  returns table (merchant_code text) language plpgsql as $$
declare
  code text;
begin
  for code in select merchant.code from merchant order by merchant.code loop
    perform set_config('app.merchant', code, true);
    if exists (select from list_due_bonuses(code, at_time)) then
      merchant_code := code;
      return next;
    end if;
  end loop;
  perform set_config('app.merchant', '', true);
end;
$$;
drop function list_due_bonuses(timestamptz);

-- As in 033-club.sql, of the merchant of the transaction.
create or replace function settle_club(whose uuid, today date, at timestamptz) returns void language plpgsql as $$
declare
  of_merchant text := current_setting('app.merchant', true);
  ways jsonb;
  own text;
  place bigint := 0;
  next_label text;
  has_done bigint;
  all_of bigint;
begin
  select definition -> 'levels' into ways from club where merchant_code = of_merchant;
  if not found then return; end if;
  select m.club_label_id into own from member m
   where m.merchant_code = of_merchant and m.id = whose and m.type <> 4;
  if not found then
    delete from rank_progress where merchant_code = of_merchant and member_id = whose;
    return;
  end if;
  if own is not null then
    select level.place into place
      from jsonb_array_elements(ways) with ordinality as level (item, place)
     where level.item ->> 'label' = own;
    if not found then
      delete from rank_progress where merchant_code = of_merchant and member_id = whose;
      return;
    end if;
  end if;
  loop
    next_label := ways -> place::int ->> 'label';
    select count(*) filter (where done >= target), count(*) into has_done, all_of
      from club_conditions(of_merchant, whose, next_label, today);
    exit when next_label is null or has_done < all_of;
    -- Staff may have set another one meanwhile: theirs stands.
    update member set club_label_id = next_label
     where merchant_code = of_merchant and id = whose and club_label_id is not distinct from own;
    if not found then return; end if;
    insert into club_step (merchant_code, member_id, label_id, reached_at)
      values (of_merchant, whose, next_label, at) on conflict do nothing;
    own := next_label;
    place := place + 1;
  end loop;
  insert into rank_progress as known
      (merchant_code, member_id, completed_conditions, total_conditions, next_label_id, counted_on)
    values (of_merchant, whose, has_done, all_of, next_label, today)
    on conflict (merchant_code, member_id) do update
      set completed_conditions = excluded.completed_conditions, total_conditions = excluded.total_conditions,
          next_label_id = excluded.next_label_id, counted_on = excluded.counted_on
      where (known.completed_conditions, known.total_conditions, known.next_label_id, known.counted_on)
            is distinct from (has_done, all_of, next_label, today);
end;
$$;

drop function club_conditions(uuid, text, date);
drop function bonus_money_of_rounds(uuid, text);
