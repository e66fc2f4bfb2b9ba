-- What people are shown of a round: which one it is of this player at this title. The number counts everybody's, and those that were never played.
alter table lantern_round add column place bigint;
create index lantern_round_place on lantern_round (player_id, game_code, currency, place desc)
  where place is not null;

create or replace function keep_lantern_round() returns trigger language plpgsql as $$
declare
  after jsonb := to_jsonb(new);
  before jsonb := to_jsonb(old);
  may text[] := array['settled_at', 'seen_at'];
begin
  if old.key is null then
    may := may
      || array['key', 'stake', 'signs', 'tenths', 'prize', 'stake_id', 'prize_id', 'played_at', 'place'];
  end if;
  if after - may <> before - may
    or (old.settled_at is not null and new.settled_at is distinct from old.settled_at)
    or (old.seen_at is not null and new.seen_at is distinct from old.seen_at)
  then
    raise exception 'a round of lanterns stays as it is';
  end if;
  return new;
end
$$;

-- Those that were played before.
alter table lantern_round disable trigger keep_lantern_round;
update lantern_round r set place = ranked.place
  from (
    select p.id, row_number() over (partition by player_id, game_code, currency order by number) as place
      from lantern_round p join money_move s on s.id = p.stake_id
     where s.state in ('due', 'taken')
  ) ranked
 where ranked.id = r.id;
alter table lantern_round enable trigger keep_lantern_round;
