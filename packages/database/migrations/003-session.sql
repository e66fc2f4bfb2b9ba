-- Live sessions; ending one removes its row. Both halves are kept as SHA-256 only (SESS-05).

create table session (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  cookie_hash bytea not null check (length(cookie_hash) = 32),
  -- May only change the password or log out (LOGIN-04).
  limited boolean not null default false,
  device_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The absolute end; the idle end follows from last_seen_at and the merchant's setting.
  expires_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, token_hash),
  unique (merchant_code, cookie_hash),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index session_by_member on session (merchant_code, member_id);
select protect_tenant_table('session');
grant select, insert, update, delete on session to :app;
