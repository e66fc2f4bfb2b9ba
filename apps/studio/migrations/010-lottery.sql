-- A draw of the lottery. Its row is there before the first slip is sold, so that its secret is fixed and its commitment public by then.
create table lottery_issue (
  -- Sorts by time.
  issue text collate "C" primary key check (issue ~ '^\d{8}-\d{4}(-\d{2})?$'),
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null unique,
  seed bytea not null check (length(seed) = 32),
  commitment text not null,
  -- In drawn order, all null until the draw: how many slips of money had 3, 4, 5 and 6 right.
  numbers smallint[],
  winners integer[],
  drawn_at timestamptz,
  -- When the last slip was decided.
  settled_at timestamptz,
  check (commitment = encode(sha256(seed), 'hex')),
  check (opened_at < closes_at and closes_at < draws_at),
  check (drawn_at >= draws_at),
  check ((numbers is null) = (drawn_at is null) and (winners is null) = (drawn_at is null)),
  check (cardinality(numbers) = 6 and 1 <= all (numbers) and 45 >= all (numbers)),
  check (cardinality(winners) = 4),
  check (settled_at is null or drawn_at is not null)
);
create index lottery_issue_undrawn on lottery_issue (draws_at) where drawn_at is null;
create index lottery_issue_unsettled on lottery_issue (draws_at)
  where drawn_at is not null and settled_at is null;

-- What somebody bought with one press. The same key again is the same purchase.
create table lottery_purchase (
  player_id uuid not null references player (id),
  key uuid not null,
  -- What was wanted: another wish under this key is a mistake.
  wish text not null,
  made_at timestamptz not null,
  primary key (player_id, key)
);

-- Six numbers for one draw. What became of its stake and its prize stands with the money.
create table lottery_slip (
  -- Its stake's id too.
  id uuid primary key references money_move (id),
  number bigint generated always as identity unique,
  player_id uuid not null,
  purchase_key uuid not null,
  issue text collate "C" not null references lottery_issue (issue),
  -- In ascending order.
  picks smallint[] not null
    check (cardinality(picks) = 6 and 1 <= all (picks) and 45 >= all (picks)),
  made_at timestamptz not null,
  -- How many are right; null until it is settled, and for ever where the stake does not count.
  matches smallint,
  foreign key (player_id, purchase_key) references lottery_purchase (player_id, key)
);
create index lottery_slip_of_issue on lottery_slip (issue);
create index lottery_slip_of_player on lottery_slip (player_id, number);
create index lottery_slip_of_purchase on lottery_slip (player_id, purchase_key);

-- What was once said of a draw stays so (G2), whoever asks the database to change it.
create function keep_lottery_issue() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'an issue is kept: %', old.issue; end if;
  if (new.issue, new.opened_at, new.closes_at, new.draws_at, new.seed, new.commitment)
     is distinct from
     (old.issue, old.opened_at, old.closes_at, old.draws_at, old.seed, old.commitment)
  then raise exception 'an issue that was opened does not change: %', old.issue; end if;
  if old.drawn_at is not null and (new.numbers, new.winners, new.drawn_at)
     is distinct from (old.numbers, old.winners, old.drawn_at)
  then raise exception 'an issue is drawn once: %', old.issue; end if;
  if old.settled_at is not null and new.settled_at is distinct from old.settled_at
  then raise exception 'an issue is settled once: %', old.issue; end if;
  if new.settled_at is not null and exists (
    select from lottery_slip s join money_move m on m.id = s.id
     where s.issue = new.issue and (m.state = 'due' or m.state = 'taken' and s.matches is null))
  then raise exception 'an issue has slips that are not settled: %', old.issue; end if;
  return new;
end $$;
create trigger keep_lottery_issue before update or delete on lottery_issue
  for each row execute function keep_lottery_issue();

-- No slip enters an issue whose sales are closed: the lock holds off a draw that is about to begin.
create function sell_lottery_slip() returns trigger language plpgsql as $$
declare found_issue lottery_issue;
begin
  select * into found_issue from lottery_issue where issue = new.issue for share;
  if found_issue.drawn_at is not null or found_issue.closes_at <= new.made_at
  then raise exception 'sales are closed: %', new.issue; end if;
  if new.matches is not null then raise exception 'a slip is sold before it is drawn: %', new.id; end if;
  return new;
end $$;
create trigger sell_lottery_slip before insert on lottery_slip
  for each row execute function sell_lottery_slip();

-- A slip is settled once, with what the drawn numbers say, and nothing else of it changes.
create function keep_lottery_slip() returns trigger language plpgsql as $$
declare drawn smallint[];
begin
  if tg_op = 'DELETE' then raise exception 'a slip is kept: %', old.id; end if;
  if old.matches is not null or (new.id, new.number, new.player_id, new.purchase_key, new.issue, new.picks, new.made_at)
     is distinct from (old.id, old.number, old.player_id, old.purchase_key, old.issue, old.picks, old.made_at)
  then raise exception 'a slip does not change: %', old.id; end if;
  select numbers into drawn from lottery_issue where issue = new.issue;
  if new.matches is distinct from (select count(*) from unnest(new.picks) pick where pick = any (drawn))
     or drawn is null
  then raise exception 'a slip has as many right as were drawn: %', old.id; end if;
  return new;
end $$;
create trigger keep_lottery_slip before update or delete on lottery_slip
  for each row execute function keep_lottery_slip();
