-- Flights: a multiplier that climbs for everybody at a title at once, until a point that was drawn before anybody staked on it.
create table crash_flight (
  id uuid primary key,
  game_code text not null,
  -- Which flight of its title.
  number bigint not null,
  -- 32 bytes, and SHA-256 of them as it was given out.
  seed bytea not null,
  commitment bytea not null,
  -- Where it ends, in hundredths of the stake, and when it stands at that.
  point bigint not null check (point >= 100),
  opened_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- From then on no stake is waited for: one that nothing is known of does not count.
  closed_at timestamptz,
  -- When a process looked after it last while it flew. Where nobody did for too long it is void: who was still in it gets the stake back.
  watched_at timestamptz,
  is_void boolean not null default false,
  settled_at timestamptz,
  check (octet_length(seed) = 32 and commitment = sha256(seed)),
  check (opened_at < starts_at and starts_at <= ends_at),
  check (closed_at >= starts_at and settled_at >= ends_at),
  unique (game_code, number)
);
create index crash_flight_unsettled on crash_flight (starts_at) where settled_at is null;

create table crash_bet (
  -- Its stake's id too.
  id uuid primary key references money_move (id),
  flight_id uuid not null references crash_flight (id),
  player_id uuid not null references player (id),
  key uuid not null,
  -- It leaves by itself at so many hundredths, and when that is.
  target bigint not null check (target > 100),
  leaves_at timestamptz not null,
  made_at timestamptz not null,
  -- What it pays, once: 0 where it was still in the flight at its end.
  hundredths bigint check (hundredths >= 0),
  decided_at timestamptz,
  prize_id uuid unique,
  -- The player was shown what became of it.
  seen_at timestamptz,
  check (num_nulls(hundredths, decided_at, prize_id) in (0, 3)),
  check (seen_at is null or decided_at is not null),
  unique (player_id, key)
);
create index crash_bet_of_flight on crash_bet (flight_id);
create index crash_bet_of_player on crash_bet (player_id, made_at desc);
create index crash_bet_undecided on crash_bet (leaves_at) where decided_at is null;

-- G2: what was said of a flight stays.
create function keep_crash_flight() returns trigger language plpgsql as $$
declare
  may text[] := array['closed_at', 'watched_at', 'is_void', 'settled_at'];
begin
  if tg_op = 'DELETE' then
    if exists (select from crash_bet where flight_id = old.id)
    then raise exception 'a flight with stakes in it is kept: %', old.id; end if;
    return old;
  end if;
  if to_jsonb(new) - may <> to_jsonb(old) - may
    or (old.closed_at is not null and new.closed_at is distinct from old.closed_at)
    or (old.settled_at is not null and new is distinct from old)
    or (old.is_void and not new.is_void)
  then raise exception 'a flight stays as it is: %', old.id; end if;
  return new;
end $$;
create trigger keep_crash_flight before update or delete on crash_flight
  for each row execute function keep_crash_flight();

-- No stake enters a flight whose sales are closed: the lock holds off the start.
create function sell_crash_bet() returns trigger language plpgsql as $$
declare flight crash_flight;
begin
  select * into flight from crash_flight where id = new.flight_id for share;
  if flight.closed_at is not null or flight.starts_at <= new.made_at
  then raise exception 'the flight has begun: %', new.flight_id; end if;
  return new;
end $$;
create trigger sell_crash_bet before insert on crash_bet
  for each row execute function sell_crash_bet();

-- A stake is decided once: not above the point, nor after its target.
create function keep_crash_bet() returns trigger language plpgsql as $$
declare
  may text[] := array['hundredths', 'decided_at', 'prize_id', 'seen_at'];
  flight crash_flight;
begin
  if tg_op = 'DELETE' then
    if exists (select from money_move where id = old.id and is_trial(play_id)) then return old; end if;
    raise exception 'a stake in a flight is kept: %', old.id;
  end if;
  if to_jsonb(new) - may <> to_jsonb(old) - may
    or (old.seen_at is not null and new.seen_at is distinct from old.seen_at)
    or (old.decided_at is not null and (new.hundredths, new.decided_at, new.prize_id)
        is distinct from (old.hundredths, old.decided_at, old.prize_id))
  then raise exception 'a stake in a flight stays as it is: %', old.id; end if;
  if old.decided_at is null and new.decided_at is not null then
    select * into flight from crash_flight where id = new.flight_id;
    if new.hundredths > least(flight.point, new.target) and not (flight.is_void and new.hundredths = 100)
    then raise exception 'nobody leaves a flight after its end: %', old.id; end if;
  end if;
  return new;
end $$;
create trigger keep_crash_bet before update or delete on crash_bet
  for each row execute function keep_crash_bet();
