-- One-time codes that carry a session to another address of the merchant (ROUTE-04).

create table handoff (
  merchant_code text not null references merchant (code),
  -- SHA-256 of the code.
  code_hash bytea not null check (length(code_hash) = 32),
  -- The session that minted it: when it ends, the code is worth nothing.
  session_id uuid not null,
  -- The only origin that may redeem it.
  audience text not null,
  expires_at timestamptz not null,
  primary key (merchant_code, code_hash),
  foreign key (merchant_code, session_id) references session (merchant_code, id) on delete cascade
);
create index handoff_by_session on handoff (merchant_code, session_id);
select protect_tenant_table('handoff');
grant select, insert, delete on handoff to :app;
