-- Sign-ins of an identity service that open accounts (IDP-03), and which of its tokens were used (A11).

create table member_identity (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  -- Together they are the identity; a mail address or a number never is: it may change hands.
  issuer text not null check (length(issuer) between 1 and 200),
  subject text not null check (length(subject) between 1 and 128),
  channel text not null check (channel in ('google', 'facebook', 'twitter', 'line', 'phone')),
  -- By which its owner knows it, as the service told it when it was bound.
  label text not null default '' check (length(label) <= 254),
  member_id uuid not null,
  bound_at timestamptz not null,
  primary key (merchant_code, id),
  -- It opens one account of a merchant.
  unique (merchant_code, issuer, subject),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index member_identity_by_member on member_identity (merchant_code, member_id);
select protect_tenant_table('member_identity');
grant select, insert, delete on member_identity to :app;

-- Each token counts once, and is of no use to anybody after its time.
create table used_identity_token (
  merchant_code text not null references merchant (code),
  -- SHA-256.
  token_hash bytea not null check (length(token_hash) = 32),
  expires_at timestamptz not null,
  primary key (merchant_code, token_hash)
);
create index used_identity_token_by_age on used_identity_token (merchant_code, expires_at);
select protect_tenant_table('used_identity_token');
grant select, insert, delete on used_identity_token to :app;
