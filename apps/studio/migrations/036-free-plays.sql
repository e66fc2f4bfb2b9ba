-- Plays that an operator gave a player: of one title, of one stake, for a time. The id is the protocol's reward_uuid.
create table free_plays (
  id uuid primary key,
  operator_id integer not null,
  -- The operator's own id for what it asked: asked again it gets the same.
  request_id uuid not null,
  player_id uuid not null references player (id),
  game_code text not null,
  currency text not null,
  -- Of each, in 1/100000.
  stake bigint not null check (stake > 0),
  plays integer not null check (plays > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  made_at timestamptz not null,
  unique (operator_id, request_id)
);
create index free_plays_of_player on free_plays (player_id, game_code, currency, ends_at);

-- Of a stake: the plays that it is one of. It takes nothing from the wallet.
alter table money_move add column free_plays_id uuid references free_plays (id);
alter table money_move add check (free_plays_id is null or kind = 'stake');
create index money_move_of_free_plays on money_move (free_plays_id) where free_plays_id is not null;
