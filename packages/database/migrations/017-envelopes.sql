-- Keys of the envelopes in which passwords travel (NET-05, NET-06), and what came in one already. In the database, so that all processes open what one of them gave the key for, and none takes it twice.

create table envelope_key (
  merchant_code text not null references merchant (code),
  envelope text not null check (envelope in ('legacy', 'modern')),
  -- What callers name it by: of a legacy one the modulus in hex.
  key_id text not null check (length(key_id) between 16 and 256),
  -- The begin of its hour or day: of several processes that make a key for it, one succeeds.
  begins_at timestamptz not null,
  expires_at timestamptz not null,
  -- The private half, sealed with SECRET_KEY.
  sealed_key bytea not null,
  primary key (merchant_code, envelope, begins_at),
  unique (merchant_code, key_id)
);
create index envelope_key_by_end on envelope_key (merchant_code, expires_at);
select protect_tenant_table('envelope_key');
grant select, insert, delete on envelope_key to :app;

create table envelope_mark (
  merchant_code text not null references merchant (code),
  -- SHA-256 of what may come once: the secret of a legacy envelope, the nonce of a modern one.
  mark bytea not null check (length(mark) = 32),
  expires_at timestamptz not null,
  primary key (merchant_code, mark)
);
create index envelope_mark_by_end on envelope_mark (merchant_code, expires_at);
select protect_tenant_table('envelope_mark');
grant select, insert, delete on envelope_mark to :app;
