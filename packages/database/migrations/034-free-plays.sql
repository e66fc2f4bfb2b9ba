-- Free plays that a game's supplier granted to a member, and which of a vendor's bets used one (docs/promotions.md).
create table free_play_grant (
  merchant_code text not null references merchant (code),
  -- Of the reward. The supplier is asked with it, so that it grants once however often it is asked.
  reward_id uuid not null,
  member_id uuid not null,
  integration text not null,
  game_code text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Of each play, in 1/100000 of the currency's unit.
  stake bigint not null check (stake > 0),
  plays integer not null check (plays > 0),
  -- How many bets used one and were not given back. No bet takes it beyond what was granted.
  used integer not null default 0 check (used >= 0 and used <= plays),
  -- The supplier's own id for it, which its bets name.
  supplier_reward text not null check (length(supplier_reward) between 1 and 100),
  granted_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (merchant_code, reward_id),
  unique (merchant_code, integration, supplier_reward),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, reward_id) references reward (merchant_code, id)
);
create index free_play_grant_of_member on free_play_grant (merchant_code, member_id, ends_at);
select protect_tenant_table('free_play_grant');
grant select, insert, update (used) on free_play_grant to :app;

-- Of a free bet: the grant that it used, by the supplier's id. Of what gives it back: the same.
alter table vendor_transaction add column supplier_reward text;
