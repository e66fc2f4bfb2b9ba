-- Where an operator may look at a round, for an hour.
create table round_link (
  code_hash bytea primary key,
  -- The stake that the round is about.
  stake_id uuid not null references money_move (id),
  made_at timestamptz not null
);
