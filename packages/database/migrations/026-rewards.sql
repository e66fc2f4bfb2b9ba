-- Promotions and what they pay: each reward once, from a budget, by the ledger (docs/promotions.md).

create table promotion (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  -- The operator's own name for it.
  code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  state text not null check (state in ('draft', 'live', 'paused', 'ended')),
  -- The family's word of its kind, as in the definition.
  type text not null,
  -- As `promotion.schema.ts` reads it; its HTML was cleaned.
  definition jsonb not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  starts_at timestamptz,
  ends_at timestamptz,
  -- In 1/100000 of the currency's unit; null: no end.
  budget bigint check (budget > 0),
  -- What its rewards have cost so far. No claim takes it beyond the budget.
  spent bigint not null default 0 check (spent >= 0 and (budget is null or spent <= budget)),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, code)
);
select protect_tenant_table('promotion');
grant select, update (spent) on promotion to :app;

-- What a member got, or may get, of a promotion: one row for each occasion.
create table reward (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  promotion_id uuid not null,
  -- What it is for: `once`, a day, a week's first day, a task. No member gets it twice.
  occasion text not null check (length(occasion) between 1 and 100),
  -- Of what kind, and all that paying it needs.
  reward jsonb not null,
  currency text not null,
  -- What it takes from the budget, in 1/100000 of the currency's unit.
  cost bigint not null check (cost >= 0),
  -- `ready` waits for its claim, `waiting` for a service that was asked, `failed` says why and can be tried again,
  -- `withheld` is for staff to look at.
  state text not null check (state in ('ready', 'paid', 'waiting', 'failed', 'expired', 'withheld')),
  trouble text,
  -- What the page says of it besides: a period, a friend's masked name.
  about jsonb not null default '{}',
  ready_at timestamptz not null,
  expires_at timestamptz,
  paid_at timestamptz,
  check ((state = 'paid') = (paid_at is not null)),
  primary key (merchant_code, id),
  unique (merchant_code, member_id, promotion_id, occasion),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, promotion_id) references promotion (merchant_code, id)
);
create index reward_to_claim on reward (merchant_code, member_id) where state in ('ready', 'waiting', 'failed');
create index reward_history on reward (merchant_code, member_id, paid_at) where state = 'paid';
create index reward_of_promotion on reward (merchant_code, promotion_id);
create index reward_to_expire on reward (merchant_code, expires_at) where state = 'ready';
select protect_tenant_table('reward');
grant select, insert, update (state, trouble, paid_at) on reward to :app;

-- The answers of calls that move money, by the caller's own key (W4).
create table answered_call (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  -- The call's name in the contract.
  call text not null,
  key uuid not null,
  -- SHA-256 of the input.
  input_hash bytea not null check (length(input_hash) = 32),
  answer jsonb not null,
  answered_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, member_id, call, key),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index answered_call_by_age on answered_call (merchant_code, answered_at);
select protect_tenant_table('answered_call');
grant select, insert, delete on answered_call to :app;

-- A reward is money of the operator's.
alter table movement
  drop constraint movement_kind_check,
  add constraint movement_kind_check
    check (kind in ('opening', 'bet', 'win', 'rollback', 'void', 'correction', 'reward'));
