-- Passkeys (WebAuthn): the public half of each, and the challenges that were answered.

-- The first host that a merchant got is its main one: to its name the passkeys belong, so it must stay when others come.
alter table merchant_host add column added_at timestamptz not null default now();

create table passkey (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  -- By which the authenticator knows it.
  credential_id bytea not null check (length(credential_id) between 1 and 1023),
  -- COSE.
  public_key bytea not null,
  -- Grows with each use, where the authenticator counts; 0 where it does not.
  counter bigint not null check (counter >= 0),
  -- The host whose name it belongs to: of another one it is not asked for.
  rp_id text not null,
  transports text[] not null,
  -- Who keeps it, such as a password manager; empty where that is not known.
  provider text not null check (length(provider) <= 60),
  -- Where it was made: Chrome, Android. Empty where the browser says nothing that we know.
  device text not null check (length(device) <= 60),
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (merchant_code, id),
  unique (merchant_code, credential_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index passkey_by_member on passkey (merchant_code, member_id);
select protect_tenant_table('passkey');
grant select, insert, update, delete on passkey to :app;

-- A challenge says itself for whom and until when it is good; a row is left of one that was answered, so that it is answered once.
create table spent_challenge (
  merchant_code text not null references merchant (code),
  -- SHA-256.
  challenge_hash bytea not null check (length(challenge_hash) = 32),
  expires_at timestamptz not null,
  primary key (merchant_code, challenge_hash)
);
create index spent_challenge_by_age on spent_challenge (merchant_code, expires_at);
select protect_tenant_table('spent_challenge');
grant select, insert, delete on spent_challenge to :app;
