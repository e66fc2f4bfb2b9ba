-- A merchant's club: levels that members reach by what they did (docs/club.md). A level is a club label.

create table club (
  merchant_code text not null references merchant (code),
  -- As `club.schema.ts` reads it.
  definition jsonb not null,
  -- In which stakes count.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  changed_at timestamptz not null,
  primary key (merchant_code)
);
select protect_tenant_table('club');
grant select on club to :app;

-- By language, where a level of the club says them.
alter table club_label add column names jsonb not null default '{}';

-- When a member reached a level: once, and for good.
create table club_step (
  merchant_code text not null references merchant (code),
  member_id uuid not null,
  label_id text not null,
  reached_at timestamptz not null,
  primary key (merchant_code, member_id, label_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, label_id) references club_label (merchant_code, id)
);
select protect_tenant_table('club_step');
grant select, insert on club_step to :app;

alter table rank_progress
  -- Null on the highest level.
  add column next_label_id text,
  -- The merchant's day up to which it was counted; null for a row that no club counted.
  add column counted_on date;
grant insert, update, delete on rank_progress to :app;

-- How far a member is with each condition of a level, at most its target, by what was recorded until that day.
create function club_conditions(whose uuid, label text, today date)
returns table (place bigint, code text, done bigint, target bigint) language sql stable as $$
  select c.place, c.item ->> 'code',
         least((c.item ->> 'target')::bigint, case c.item ->> 'does'
           when 'days' then (
             select count(*) from activity a
              where a.member_id = whose and a.kind = 'day' and a.day between c.since and today)
           else coalesce((
             select case c.item ->> 'does'
                      when 'rounds' then sum(d.rounds)
                      when 'games' then count(distinct d.game)
                      when 'staked' then trunc(sum(d.staked) filter (where d.currency = club.currency) / 100000)
                    end
               from activity_day d
              where d.member_id = whose and d.day between c.since and today and d.rounds > 0
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
   where level ->> 'label' = label
   order by c.place
$$;

-- Takes a member up to the level whose conditions are met, one after the other, and keeps how far the next one is.
-- Nobody is taken down. Whoever has a label that is none of the club's levels, or is restricted, is left alone.
create function settle_club(whose uuid, today date, at timestamptz) returns void language plpgsql as $$
declare
  ways jsonb;
  own text;
  place bigint := 0;
  next_label text;
  has_done bigint;
  all_of bigint;
begin
  select definition -> 'levels' into ways from club;
  if not found then return; end if;
  select m.club_label_id into own from member m where m.id = whose and m.type <> 4;
  if not found then
    delete from rank_progress where member_id = whose;
    return;
  end if;
  if own is not null then
    select level.place into place
      from jsonb_array_elements(ways) with ordinality as level (item, place)
     where level.item ->> 'label' = own;
    if not found then
      delete from rank_progress where member_id = whose;
      return;
    end if;
  end if;
  loop
    next_label := ways -> place::int ->> 'label';
    select count(*) filter (where done >= target), count(*) into has_done, all_of
      from club_conditions(whose, next_label, today);
    exit when next_label is null or has_done < all_of;
    -- Staff may have set another one meanwhile: theirs stands.
    update member set club_label_id = next_label where id = whose and club_label_id is not distinct from own;
    if not found then return; end if;
    insert into club_step (merchant_code, member_id, label_id, reached_at)
      select merchant_code, id, next_label, at from member where id = whose
      on conflict do nothing;
    own := next_label;
    place := place + 1;
  end loop;
  insert into rank_progress as known
      (merchant_code, member_id, completed_conditions, total_conditions, next_label_id, counted_on)
    select merchant_code, id, has_done, all_of, next_label, today from member where id = whose
    on conflict (merchant_code, member_id) do update
      set completed_conditions = excluded.completed_conditions, total_conditions = excluded.total_conditions,
          next_label_id = excluded.next_label_id, counted_on = excluded.counted_on
      where (known.completed_conditions, known.total_conditions, known.next_label_id, known.counted_on)
            is distinct from (has_done, all_of, next_label, today);
end;
$$;
