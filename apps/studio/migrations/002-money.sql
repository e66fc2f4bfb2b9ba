-- What goes to and comes from the operators' wallets. A row's id is the transaction's id at the wallet, for ever.
create table money_move (
  id uuid primary key,
  play_id uuid not null references play (id),
  kind text not null,
  -- In 1/100000; a rollback has none.
  amount bigint check (amount >= 0),
  round text not null,
  -- The stake that a prize or a rollback belongs to.
  reference uuid references money_move (id),
  -- A stake is undone the moment it is decided that it does not count: its rollback may still be under way.
  state text not null default 'due',
  -- The wallet's last word, or why there was none.
  verdict text,
  -- How often it was sent.
  tries integer not null default 0,
  -- When it is looked at again; null when nothing is left to do.
  next_at timestamptz,
  made_at timestamptz not null,
  settled_at timestamptz,
  check ((kind = 'rollback') = (amount is null)),
  check ((kind = 'stake') = (reference is null)),
  check ((state = 'due') = (next_at is not null)),
  check ((state = 'due') = (settled_at is null)),
  check (
    (kind = 'stake' and state in ('due', 'taken', 'short', 'refused', 'undone')) or
    (kind = 'prize' and state in ('due', 'taken')) or
    (kind = 'rollback' and state in ('due', 'taken', 'given-up'))
  ),
  -- One prize, and one rollback, of each stake: nothing is settled twice.
  unique (reference, kind)
);
create index money_move_due on money_move (next_at) where state = 'due';
create index money_move_of_play on money_move (play_id, made_at);
