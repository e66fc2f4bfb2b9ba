-- What members did, as rewards and leaderboards count it. The rows of `activity` are the facts; the other two tables
-- are sums of them, and `npm run rewards -- rebuild` makes the same rows again.

-- What was staked and won in a round so far; of what moved only. A decision about the round adds to them.
alter table game_round
  add column staked bigint not null default 0,
  add column won bigint not null default 0;

create table activity (
  merchant_code text not null,
  member_id uuid not null,
  -- `round`: a round that had its outcome; `day`: a day on which the member logged in.
  kind text not null check (kind in ('round', 'day')),
  -- What it is about: once for each member and kind.
  reference text not null,
  happened_at timestamptz not null,
  -- The merchant's, when it happened.
  day date not null,
  game text,
  -- The game's in the catalogue; null for a game that is not in it.
  category text,
  currency text,
  -- In 1/100000 of the currency's unit. A round that is rolled back later comes to less, or to nothing.
  staked bigint,
  won bigint,
  check ((kind = 'round') = (game is not null and currency is not null and staked is not null and won is not null)),
  primary key (merchant_code, member_id, kind, reference)
);
select protect_tenant_table('activity');
grant select, insert, update (staked, won) on activity to :app;

create table activity_day (
  merchant_code text not null,
  member_id uuid not null,
  day date not null,
  game text not null,
  currency text not null,
  category text,
  -- Rounds with a stake.
  rounds integer not null,
  staked bigint not null,
  won bigint not null,
  primary key (merchant_code, member_id, day, game, currency)
);
select protect_tenant_table('activity_day');
grant select, insert, update (rounds, staked, won) on activity_day to :app;

-- Of a member in a day, week or month of the merchant's, over all games.
create table activity_sum (
  merchant_code text not null,
  period text not null check (period in ('day', 'week', 'month')),
  first_day date not null,
  currency text not null,
  member_id uuid not null,
  rounds integer not null,
  staked bigint not null,
  won bigint not null,
  -- When `staked` came to what it is: of two with the same the earlier one stands first.
  reached_at timestamptz not null,
  primary key (merchant_code, period, first_day, currency, member_id)
);
create index activity_sum_by_staked on activity_sum
  (merchant_code, period, first_day, currency, staked desc, reached_at, member_id);
select protect_tenant_table('activity_sum');
grant select, insert, update (rounds, staked, won, reached_at) on activity_sum to :app;
