-- Vouchers: something of worth that is a member's, or whoever's who has its code; used once.
create table voucher (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  -- Null until somebody redeems its code.
  member_id uuid,
  -- HMAC-SHA-256 of the code, by the server's key; null where it was given to a member.
  code_hash bytea check (length(code_hash) = 32),
  -- The operator's name for those that were made together.
  batch text not null check (batch ~ '^[a-z0-9-]{1,40}$'),
  texts jsonb not null,
  reward jsonb not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In 1/100000 of the currency's unit.
  cost bigint not null check (cost > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (member_id is not null or (code_hash is not null and used_at is null)),
  primary key (merchant_code, id),
  unique (merchant_code, code_hash),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index voucher_of_member on voucher (merchant_code, member_id, expires_at) where member_id is not null;
create index voucher_of_batch on voucher (merchant_code, batch);
select protect_tenant_table('voucher');
grant select, update (member_id, used_at) on voucher to :app;
