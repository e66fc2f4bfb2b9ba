-- Rounds of Three Lanterns. A row is there before its stake: its secret, whose hash the player is given. Playing fixes what it shows, once.

create table lantern_round (
  id uuid primary key,
  -- What people are shown.
  number bigint generated always as identity unique,
  play_id uuid not null references play (id),
  -- Whose rounds these are, also after the next launch: they come back to the same player at the same title.
  player_id uuid not null references player (id),
  game_code text not null,
  currency text not null,
  -- 32 bytes, and SHA-256 of them as it was given out.
  seed bytea not null,
  commitment bytea not null,
  committed_at timestamptz not null,
  -- The player's half, and all that follows from both: null until it is played.
  key uuid,
  stake bigint,
  signs text[],
  -- What it pays, in tenths of the stake and in 1/100000.
  tenths smallint,
  prize bigint,
  -- Moves of money, by which a wallet knows them. What became of the stake stands there.
  stake_id uuid unique references money_move (id),
  prize_id uuid unique,
  played_at timestamptz,
  -- The stake has its end: taken and the prize noted with it, or the round does not count.
  settled_at timestamptz,
  -- The player was shown what came of it.
  seen_at timestamptz,
  check (octet_length(seed) = 32 and commitment = sha256(seed)),
  check (
    num_nulls(key, stake, signs, tenths, prize, stake_id, prize_id, played_at) in (0, 8)
  ),
  check (stake > 0),
  check (signs <@ array['moon', 'wave', 'leaf'] and cardinality(signs) = 3),
  check (prize = stake * tenths / 10),
  check (key is not null or (settled_at is null and seen_at is null)),
  -- The same key is the same round, also after another launch.
  unique (player_id, game_code, currency, key)
);
-- One secret at a time waits in each play.
create unique index lantern_round_next on lantern_round (play_id) where key is null;
create index lantern_round_of_player on lantern_round (player_id, game_code, currency, number desc)
  where key is not null;
create index lantern_round_unsettled on lantern_round (played_at)
  where key is not null and settled_at is null;

-- G2: what is fixed stays, whoever asks.
create function keep_lantern_round() returns trigger language plpgsql as $$
declare
  after jsonb := to_jsonb(new);
  before jsonb := to_jsonb(old);
  may text[] := array['settled_at', 'seen_at'];
begin
  if old.key is null then
    may := may || array['key', 'stake', 'signs', 'tenths', 'prize', 'stake_id', 'prize_id', 'played_at'];
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
create trigger keep_lantern_round before update on lantern_round
  for each row execute function keep_lantern_round();

create function keep_all_lantern_rounds() returns trigger language plpgsql as $$
begin
  raise exception 'a round of lanterns stays';
end
$$;
create trigger keep_all_lantern_rounds before delete or truncate on lantern_round
  for each statement execute function keep_all_lantern_rounds();
