-- Rounds of every game of one player: those of the lanterns were the first. What is drawn is JSON of the game's own, what it pays is in
-- hundredths of the stake, and a round that is played in steps ends later than it begins.
drop trigger keep_lantern_round on lantern_round;
drop trigger keep_all_lantern_rounds on lantern_round;
drop trigger keep_played_lantern_round on lantern_round;
drop function keep_lantern_round();
drop function keep_all_lantern_rounds();
drop function keep_played_lantern_round();

alter table lantern_round rename to instant_round;
alter index lantern_round_next rename to instant_round_next;
alter index lantern_round_of_player rename to instant_round_of_player;
alter index lantern_round_unsettled rename to instant_round_unsettled;
alter index lantern_round_place rename to instant_round_place;
alter index lantern_round_of_play rename to instant_round_of_play;

alter table instant_round
  -- What the player chose beside the stake.
  add column choice jsonb,
  -- All that chance decided, fixed with the stake.
  add column drawn jsonb,
  -- What it pays, in hundredths of the stake; with the prize and the time of its end null while it is played.
  add column hundredths bigint,
  add column ended_at timestamptz;
update instant_round
   set choice = '{}', drawn = jsonb_build_object('signs', signs), hundredths = tenths * 10, ended_at = played_at
 where key is not null;
-- With the checks that name them.
alter table instant_round drop column signs, drop column tenths;
alter table instant_round
  add check (num_nulls(key, stake, choice, drawn, stake_id, prize_id, played_at) in (0, 7)),
  add check (num_nulls(hundredths, prize, ended_at) in (0, 3)),
  add check (ended_at is null or key is not null),
  add check (hundredths >= 0),
  add check (prize = stake * hundredths / 100),
  -- What was not ended cannot have been shown.
  add check (seen_at is null or ended_at is not null);
create index instant_round_under_way on instant_round (played_at)
  where key is not null and ended_at is null;

-- What a player did in a round, one after the other.
create table instant_step (
  round_id uuid not null references instant_round (id),
  place smallint not null check (place >= 0),
  step smallint not null,
  taken_at timestamptz not null,
  primary key (round_id, place),
  -- Nothing is done twice.
  unique (round_id, step)
);

-- G2: what is fixed stays, whoever asks.
create function keep_instant_round() returns trigger language plpgsql as $$
declare
  after jsonb := to_jsonb(new);
  before jsonb := to_jsonb(old);
  may text[] := array['settled_at', 'seen_at'];
begin
  if old.key is null then
    may := may || array['key', 'stake', 'choice', 'drawn', 'stake_id', 'prize_id', 'played_at', 'place'];
  end if;
  if old.ended_at is null then may := may || array['hundredths', 'prize', 'ended_at']; end if;
  if after - may <> before - may
    or (old.settled_at is not null and new.settled_at is distinct from old.settled_at)
    or (old.seen_at is not null and new.seen_at is distinct from old.seen_at)
  then
    raise exception 'a round of an instant game stays as it is';
  end if;
  return new;
end
$$;
create trigger keep_instant_round before update on instant_round
  for each row execute function keep_instant_round();

create function keep_all_instant_rounds() returns trigger language plpgsql as $$
begin
  raise exception 'a round of an instant game stays';
end
$$;
create trigger keep_all_instant_rounds before truncate on instant_round
  for each statement execute function keep_all_instant_rounds();
create trigger keep_all_instant_steps before update or truncate on instant_step
  for each statement execute function keep_all_instant_rounds();

-- A secret that nobody played on may go, and whatever was played for play money.
create function keep_played_instant_round() returns trigger language plpgsql as $$
begin
  if old.key is not null and not is_trial(old.play_id)
  then raise exception 'a round of an instant game stays: %', old.id; end if;
  return old;
end
$$;
create trigger keep_played_instant_round before delete on instant_round
  for each row execute function keep_played_instant_round();

-- The lock holds off an end that is about to come.
create function take_instant_step() returns trigger language plpgsql as $$
declare found_round instant_round;
begin
  select * into found_round from instant_round where id = new.round_id for no key update;
  if found_round.key is null or found_round.ended_at is not null
  then raise exception 'a round that is not under way takes no step: %', new.round_id; end if;
  if new.place <> (select count(*) from instant_step where round_id = new.round_id)
  then raise exception 'steps follow each other: %', new.round_id; end if;
  return new;
end
$$;
create trigger take_instant_step before insert on instant_step
  for each row execute function take_instant_step();

create function keep_instant_step() returns trigger language plpgsql as $$
begin
  if not is_trial((select play_id from instant_round where id = old.round_id))
  then raise exception 'a step of a round stays: %', old.round_id; end if;
  return old;
end
$$;
create trigger keep_instant_step before delete on instant_step
  for each row execute function keep_instant_step();

-- The most that one round may pay, in 1/100000, as the operator's site said; null where it said nothing.
alter table play add column max_prize bigint check (max_prize > 0);
