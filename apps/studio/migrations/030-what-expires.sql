-- What is over goes: launches that nobody opened, plays in which nothing was staked, and trials with all that was played in them.
-- What was played with a wallet stays for ever.

alter table play
  -- Something was staked in it. Found out once, when its time is over, so that it is not looked at again and again.
  add column stays boolean not null default false;
create index play_by_age on play (made_at) where not stays;
create index round_link_by_age on round_link (made_at);
-- For the references, which are looked at when what they point to goes.
create index round_link_of_round on round_link (round_id);
create index lantern_round_of_play on lantern_round (play_id);

create function is_trial(asked_play uuid) returns boolean language sql stable as $$
  select exists (select from play where id = asked_play and token is null)
$$;

-- A secret that nobody played on may go, and whatever was played for play money.
drop trigger keep_all_lantern_rounds on lantern_round;
create trigger keep_all_lantern_rounds before truncate on lantern_round
  for each statement execute function keep_all_lantern_rounds();
create function keep_played_lantern_round() returns trigger language plpgsql as $$
begin
  if old.key is not null and not is_trial(old.play_id)
  then raise exception 'a round of lanterns stays: %', old.id; end if;
  return old;
end
$$;
create trigger keep_played_lantern_round before delete on lantern_round
  for each row execute function keep_played_lantern_round();

create or replace function keep_lottery_slip() returns trigger language plpgsql as $$
declare drawn smallint[];
begin
  if tg_op = 'DELETE' then
    if exists (select from money_move where id = old.id and is_trial(play_id)) then return old; end if;
    raise exception 'a slip is kept: %', old.id;
  end if;
  if old.matches is not null or (new.id, new.number, new.player_id, new.purchase_key, new.issue, new.picks, new.made_at)
     is distinct from (old.id, old.number, old.player_id, old.purchase_key, old.issue, old.picks, old.made_at)
  then raise exception 'a slip does not change: %', old.id; end if;
  select numbers into drawn from lottery_issue where issue = new.issue;
  if new.matches is distinct from (select count(*) from unnest(new.picks) pick where pick = any (drawn))
     or drawn is null
  then raise exception 'a slip has as many right as were drawn: %', old.id; end if;
  return new;
end $$;
