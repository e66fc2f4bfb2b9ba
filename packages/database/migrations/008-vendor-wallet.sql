-- What game vendors ask of a member's wallet (vendors.md 1): their tokens, their transactions, the rounds.

-- Minted at a launch. It stays when the session is gone: a win may come days later.
create table wallet_token (
  merchant_code text not null references merchant (code),
  -- SHA-256 of the token.
  token_hash bytea not null check (length(token_hash) = 32),
  member_id uuid not null,
  -- No reference: bets are refused as soon as the session's row is gone, and nothing else.
  session_id uuid not null,
  integration text not null,
  -- The game it was launched with; a player may change games within the token's life.
  game_code text not null,
  currency text not null,
  created_at timestamptz not null,
  primary key (merchant_code, token_hash),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
select protect_tenant_table('wallet_token');
grant select, insert on wallet_token to :app;

-- Every transaction that was answered for good, under the vendor's id, for ever. References to merchant and
-- member are left out for the reason given at movement.
create table vendor_transaction (
  merchant_code text not null,
  integration text not null,
  id text not null,
  -- `void` is ours: the rule gave the stake back. `late_win` came after that: it moved nothing and is shown
  -- to staff. `tombstone` holds the place of a transaction that was rolled back before it came.
  kind text not null check (kind in ('bet', 'win', 'rollback', 'void', 'late_win', 'tombstone')),
  member_id uuid not null,
  -- The round it belongs to; a bet that names none is a round of its own. Null for a prize without a bet.
  round text,
  -- Null where it is ours.
  game_code text,
  is_free boolean not null default false,
  -- The bet of a win, the bet or win of a rollback or void.
  reference_id text,
  -- Of a rollback and a void: what they gave back. Null for a tombstone.
  currency text,
  amount bigint check (amount >= 0),
  -- Whether there is a movement with the reference `<integration>:<id>`. A free bet, a win of nothing and a
  -- rollback of nothing move nothing.
  moved boolean not null,
  received_at timestamptz not null,
  primary key (merchant_code, integration, id)
);
-- What was given back once is not given back again.
create unique index vendor_transaction_reversal
  on vendor_transaction (merchant_code, integration, reference_id)
  where kind in ('rollback', 'void') and moved;
create index vendor_transaction_by_reversed
  on vendor_transaction (merchant_code, integration, reference_id)
  where kind in ('rollback', 'void');
create index vendor_transaction_late_win on vendor_transaction (merchant_code, received_at)
  where kind = 'late_win';
select protect_tenant_table('vendor_transaction');
grant select, insert on vendor_transaction to :app;
create trigger append_only before update or delete or truncate on vendor_transaction
  for each statement execute function refuse_change();

create table game_round (
  merchant_code text not null,
  integration text not null,
  member_id uuid not null,
  -- The vendor's; players of a live table share one, so it is a round of this member only.
  id text not null,
  game_code text not null,
  currency text not null,
  -- Open while a stake waits for its outcome; a win or the vendor's closing settles it.
  state text not null check (state in ('open', 'settled', 'void')),
  -- The bets that wait: they are what the rule gives back.
  open_bets text[] not null default '{}',
  check ((state = 'open') = (cardinality(open_bets) > 0)),
  -- When the first of them came, or the last time that one did.
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_code, integration, member_id, id)
);
create index game_round_open on game_round (merchant_code, opened_at) where state = 'open';
select protect_tenant_table('game_round');
grant select, insert, update on game_round to :app;
