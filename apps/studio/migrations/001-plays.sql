-- Who plays what: players as operators name them, launches, and the plays that launches become.

-- The last time each operator took the list of titles: once a minute.
create table list_pull (
  operator_id integer primary key,
  at timestamptz not null
);

create table player (
  id uuid primary key,
  operator_id integer not null,
  -- The operator's word for the player; null in demo play, where everybody is new.
  name text,
  unique (operator_id, name)
);

-- A launch that was asked for, and what is played by it once it was opened.
create table play (
  id uuid primary key,
  player_id uuid not null references player (id),
  operator_id integer not null,
  game_code text not null,
  -- As the site's own code: TH, PT-BR.
  language text not null,
  currency text not null,
  -- For the operator's wallet; null in demo play.
  token text,
  -- Play money, in 1/100000; null where the operator's wallet is asked.
  demo_balance bigint check (demo_balance >= 0),
  lobby_url text not null,
  -- The name of the operator's site, and the eight inputs of its look; null where it gave none.
  site text,
  theme jsonb,
  -- SHA-256 of the code in the launch's address, which opens once.
  launch_hash bytea not null unique,
  made_at timestamptz not null,
  -- All null until it was opened: SHA-256 of what stands in the page's address, and of the cookie that belongs to it. Demo play has no cookie.
  opened_at timestamptz,
  address_hash bytea unique,
  key_hash bytea,
  check ((token is null) = (demo_balance is not null)),
  check ((opened_at is null) = (address_hash is null))
);
create index play_of_player on play (player_id);
