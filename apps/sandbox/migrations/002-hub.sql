-- The game aggregator: launches, rounds and what was asked of the operators' wallets.

-- The last time each operator took the list of games: once a minute.
create table hub_list_pull (
  operator_id integer primary key,
  at timestamptz not null
);

-- A launch that was asked for, and the game that is played by it once it was opened.
create table hub_play (
  -- SHA-256 of the code in the launch's address, which opens once.
  code_hash bytea primary key,
  operator_id integer not null,
  game_code text not null,
  -- The operator's word for the player, and its token for our wallet calls; null in demo play.
  player text,
  token text,
  currency text not null,
  lobby_url text not null,
  made_at timestamptz not null,
  opened_at timestamptz,
  -- SHA-256 of what the opened page shows to our server.
  key_hash bytea unique,
  -- Play money, in 1/100000; null where the operator's wallet is asked.
  demo_balance bigint check (demo_balance >= 0),
  check ((player is null) = (demo_balance is not null))
);

create table hub_round (
  id uuid primary key,
  operator_id integer not null,
  player text not null,
  game_code text not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);
-- A player who comes back to a game finds the round that is open.
create index hub_round_of_player on hub_round (operator_id, player, game_code) where closed_at is null;

create table hub_transaction (
  id uuid primary key,
  -- In the order in which they were sent.
  number bigint generated always as identity unique,
  round_id uuid not null references hub_round (id),
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  -- In 1/100000; a rollback has none.
  amount bigint,
  reference uuid,
  -- What is sent, but for its request_uuid, so that a repeat is the same.
  body text not null,
  -- The wallet's status; null while nothing is known, "unknown" when it was not to be had.
  status text,
  rolled_back boolean not null default false,
  sent_at timestamptz not null
);
create index hub_transaction_of_round on hub_transaction (round_id, number);
create index hub_transaction_unanswered on hub_transaction (sent_at) where status is null;

-- Rollbacks that the wallet has not taken yet: tried again with growing pauses.
create table hub_rollback (
  transaction_id uuid primary key references hub_transaction (id),
  tries integer not null default 0,
  next_at timestamptz not null
);
create index hub_rollback_due on hub_rollback (next_at);

-- Where the operator may look at a round.
create table hub_round_link (
  code_hash bytea primary key,
  round_id uuid not null references hub_round (id),
  made_at timestamptz not null
);
