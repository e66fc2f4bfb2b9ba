-- One machine for many lotteries. Every draw is one of a series, whose titles share it; what came of a slip is a name of its bet's odds.

-- IANA: the zone of the operator's site, by whose clock daily draws are drawn; null where it named none, which is UTC.
alter table play add column time_zone text;

-- Zones that a launch or a list has named: in each of them the daily series are open.
create table time_zone (
  name text primary key,
  named_at timestamptz not null
);
insert into time_zone (name, named_at) values ('UTC', now());

drop trigger keep_lottery_issue on lottery_issue;
drop trigger sell_lottery_slip on lottery_slip;
drop trigger keep_lottery_slip on lottery_slip;

-- What there is so far are draws of Minute Six.
alter table lottery_slip drop constraint lottery_slip_issue_fkey;
alter table lottery_issue
  -- Its name, and '@' with the zone where it is drawn by the clock of one.
  add column series text collate "C" not null default 'minute-six',
  drop constraint lottery_issue_pkey,
  drop constraint lottery_issue_draws_at_key,
  drop constraint lottery_issue_numbers_check,
  drop constraint lottery_issue_winners_check;
alter table lottery_issue
  alter column series drop default,
  -- What was won, by slips of money only: [{ kind, outcome, count }].
  alter column winners type jsonb using case when winners is not null then
    to_jsonb(array_remove(array[
      case when winners[1] > 0 then jsonb_build_object('kind', 'match', 'outcome', '3', 'count', winners[1]) end,
      case when winners[2] > 0 then jsonb_build_object('kind', 'match', 'outcome', '4', 'count', winners[2]) end,
      case when winners[3] > 0 then jsonb_build_object('kind', 'match', 'outcome', '5', 'count', winners[3]) end,
      case when winners[4] > 0 then jsonb_build_object('kind', 'match', 'outcome', '6', 'count', winners[4]) end
    ], null)) end,
  add primary key (series, issue),
  add unique (series, draws_at),
  add check (cardinality(numbers) between 1 and 80 and 0 <= all (numbers)),
  add check (jsonb_typeof(winners) = 'array');

-- Bought for several draws, and with the first that wins the later ones go back.
alter table lottery_purchase add column stop_on_win boolean not null default false;

alter table lottery_slip
  add column series text collate "C" not null default 'minute-six',
  -- A way to bet of its game.
  add column kind text not null default 'match',
  add column units integer not null default 1 check (units between 1 and 1000),
  -- What came of it, null where it won nothing; the time tells whether it is settled.
  add column outcome text,
  add column settled_at timestamptz;
update lottery_slip s
   set settled_at = greatest(i.drawn_at, coalesce(i.settled_at, i.drawn_at)),
       outcome = case when s.matches >= 3 then s.matches::text end
  from lottery_issue i where i.issue = s.issue and s.matches is not null;
alter table lottery_slip
  alter column series drop default,
  alter column kind drop default,
  alter column units drop default,
  drop constraint lottery_slip_picks_check,
  drop column matches,
  add foreign key (series, issue) references lottery_issue (series, issue),
  -- In the form that the game reads them in; some bets name no number.
  add check (cardinality(picks) between 0 and 20),
  add check (outcome is null or settled_at is not null);
drop index lottery_slip_of_issue;
create index lottery_slip_of_issue on lottery_slip (series, issue);

-- What was once said of a draw stays so (G2), whoever asks the database to change it.
create or replace function keep_lottery_issue() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'an issue is kept: %', old.issue; end if;
  if (new.series, new.issue, new.opened_at, new.closes_at, new.draws_at, new.seed, new.commitment)
     is distinct from
     (old.series, old.issue, old.opened_at, old.closes_at, old.draws_at, old.seed, old.commitment)
  then raise exception 'an issue that was opened does not change: %', old.issue; end if;
  if old.drawn_at is not null and (new.numbers, new.winners, new.drawn_at)
     is distinct from (old.numbers, old.winners, old.drawn_at)
  then raise exception 'an issue is drawn once: %', old.issue; end if;
  if old.settled_at is not null and new.settled_at is distinct from old.settled_at
  then raise exception 'an issue is settled once: %', old.issue; end if;
  if new.settled_at is not null and old.settled_at is null and exists (
    select from lottery_slip s join money_move m on m.id = s.id
     where s.series = new.series and s.issue = new.issue
       and (m.state = 'due' or m.state = 'taken' and s.settled_at is null))
  then raise exception 'an issue has slips that are not settled: %', old.issue; end if;
  return new;
end $$;
create trigger keep_lottery_issue before update or delete on lottery_issue
  for each row execute function keep_lottery_issue();

-- No slip enters an issue whose sales are closed: the lock holds off a draw that is about to begin.
create or replace function sell_lottery_slip() returns trigger language plpgsql as $$
declare found_issue lottery_issue;
begin
  select * into found_issue from lottery_issue
   where series = new.series and issue = new.issue for share;
  if found_issue.drawn_at is not null or found_issue.closes_at <= new.made_at
  then raise exception 'sales are closed: %', new.issue; end if;
  if new.settled_at is not null then raise exception 'a slip is sold before it is drawn: %', new.id; end if;
  return new;
end $$;
create trigger sell_lottery_slip before insert on lottery_slip
  for each row execute function sell_lottery_slip();

-- A slip is settled once, after its draw and only where its stake counts, and nothing else of it changes.
create or replace function keep_lottery_slip() returns trigger language plpgsql as $$
declare
  may text[] := array['outcome', 'settled_at'];
  found_issue lottery_issue;
begin
  if tg_op = 'DELETE' then
    if exists (select from money_move where id = old.id and is_trial(play_id)) then return old; end if;
    raise exception 'a slip is kept: %', old.id;
  end if;
  if old.settled_at is not null or new.settled_at is null or to_jsonb(new) - may <> to_jsonb(old) - may
  then raise exception 'a slip does not change: %', old.id; end if;
  select * into found_issue from lottery_issue where series = new.series and issue = new.issue;
  if found_issue.drawn_at is null or new.settled_at < found_issue.drawn_at
  then raise exception 'a slip is settled after its draw: %', old.id; end if;
  if not exists (select from money_move where id = new.id and state = 'taken')
  then raise exception 'a slip that does not count is not settled: %', old.id; end if;
  return new;
end $$;
create trigger keep_lottery_slip before update or delete on lottery_slip
  for each row execute function keep_lottery_slip();

-- A rollback of a stake that was taken and goes back by the rules of a game: it is owed like a prize, and sent until the wallet takes it.
alter table money_move
  add column is_return boolean not null default false,
  add check (not is_return or kind = 'rollback');
