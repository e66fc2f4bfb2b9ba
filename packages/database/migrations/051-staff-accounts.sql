-- Accounts of staff (STAFF-01, decision 126). They belong to no merchant but to the operator, whose rows have a code that no
-- merchant can have. So the same fence stands around them: a transaction of a merchant sees none, and the server's role none at all.

create table staff_account (
  merchant_code text not null check (merchant_code = '_staff'),
  id uuid not null default uuidv7(),
  mail text not null check (mail = lower(mail) and length(mail) between 3 and 100),
  state text not null default 'invited' check (state in ('invited', 'active', 'disabled')),
  password_hash text,
  -- Sealed with SECRET_KEY.
  authenticator_secret bytea,
  -- The time step of the last code that was used: each counts once (A9).
  authenticator_step bigint,
  -- An account of the demo, whose password is public. Its codes may be printed.
  is_demo boolean not null default false,
  created_at timestamptz not null,
  -- Nobody gets in with a password alone.
  check (state <> 'active' or num_nulls(password_hash, authenticator_secret) = 0),
  primary key (merchant_code, id),
  unique (merchant_code, mail)
);
select protect_tenant_table('staff_account');

-- What somebody may do, and for whom. No reference to the merchant, because a key here begins with the operator's code.
create table staff_grant (
  merchant_code text not null,
  staff_id uuid not null,
  role text not null check (role in ('owner', 'manager', 'support')),
  -- Null for all merchants.
  of_merchant text,
  granted_at timestamptz not null,
  unique nulls not distinct (merchant_code, staff_id, role, of_merchant),
  foreign key (merchant_code, staff_id) references staff_account (merchant_code, id)
);
select protect_tenant_table('staff_grant');

-- One for each account: the next one replaces it.
create table staff_invitation (
  merchant_code text not null,
  staff_id uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  -- Sealed; counts once a code of it was confirmed.
  pending_authenticator bytea,
  expires_at timestamptz not null,
  primary key (merchant_code, staff_id),
  unique (merchant_code, token_hash),
  foreign key (merchant_code, staff_id) references staff_account (merchant_code, id)
);
create index staff_invitation_by_age on staff_invitation (merchant_code, expires_at);
select protect_tenant_table('staff_invitation');

-- Live sessions; ending one removes its row.
create table staff_session (
  merchant_code text not null,
  id uuid not null default uuidv7(),
  staff_id uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  -- The merchant whose data the session works on; null until one is chosen.
  of_merchant text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The absolute end; the idle end follows from last_seen_at.
  expires_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, token_hash),
  foreign key (merchant_code, staff_id) references staff_account (merchant_code, id)
);
create index staff_session_by_account on staff_session (merchant_code, staff_id);
create index staff_session_by_age on staff_session (merchant_code, expires_at);
select protect_tenant_table('staff_session');

-- Where somebody logged in before: strangers use up none of the tries from there (A4).
create table staff_device (
  merchant_code text not null,
  staff_id uuid not null,
  -- SHA-256 of the device's cookie.
  device_hash bytea not null check (length(device_hash) = 32),
  last_login_at timestamptz not null,
  primary key (merchant_code, staff_id, device_hash),
  foreign key (merchant_code, staff_id) references staff_account (merchant_code, id)
);
create index staff_device_by_age on staff_device (merchant_code, last_login_at);
select protect_tenant_table('staff_device');

-- Each stands for one code of an authenticator that is lost.
create table staff_recovery_code (
  merchant_code text not null,
  staff_id uuid not null,
  -- SHA-256 with a key of the account and the code.
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (merchant_code, staff_id, code_hash),
  foreign key (merchant_code, staff_id) references staff_account (merchant_code, id)
);
select protect_tenant_table('staff_recovery_code');

grant select, insert, update on staff_account to :staff;
grant select, insert, update, delete on staff_invitation, staff_session, staff_device to :staff;
grant select, insert, delete on staff_grant, staff_recovery_code to :staff;
-- The back office starts only on a migrated database.
grant select on migration to :staff;
-- Limits of logins.
grant select, insert, update, delete on rate_limit to :staff;

-- The operator has a chain of events, too, and is no row of merchant. A trigger keeps a merchant with a chain instead.
alter table audit_head drop constraint audit_head_merchant_code_fkey;

create function keep_audited_merchant() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  before constant text := coalesce(current_setting('app.merchant', true), '');
  is_audited boolean;
begin
  perform set_config('app.merchant', old.code, true);
  is_audited := exists (select from audit_head where merchant_code = old.code);
  perform set_config('app.merchant', before, true);
  if is_audited then
    raise exception 'merchant % has a chain in audit_head, which stays', old.code using errcode = 'foreign_key_violation';
  end if;
  return coalesce(new, old);
end;
$$;
create trigger keep_audited before delete or update of code on merchant
  for each row execute function keep_audited_merchant();
