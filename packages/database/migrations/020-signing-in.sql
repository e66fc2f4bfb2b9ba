-- What a login is made of besides the password: attempts, codes, what a device remembers, addresses that passed, recovery codes.

alter table session
  -- Began with what the device remembers: may not do what needs the password (SESS-03).
  add column basic boolean not null default false,
  -- As the member is shown it (S4): Chrome, Android. Empty where the browser says nothing that we know.
  add column device text not null default '' check (length(device) <= 60),
  -- ISO 3166, XX where it is not known.
  add column country text not null default 'XX' check (country ~ '^[A-Z]{2}$'),
  -- SHA-256 of the device's cookie: who ends a session from afar ends with it what that device remembers. Null for a hand-off.
  add column device_hash bytea check (length(device_hash) = 32);

-- By which members are found who log in with a code by text message. E.164, with the plus.
create index member_by_mobile on member (merchant_code, mobile) where mobile is not null;

alter table member
  -- Sealed with SECRET_KEY; counts once a code of it was confirmed (TFA-08).
  add column pending_authenticator bytea,
  -- The time step of the last code that was used: each counts once (A9).
  add column authenticator_step bigint;

-- One row for each attempt to log in. Nothing of one that waits for a second factor is a session.
create table login_attempt (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  -- Null where nobody has the name or the number.
  member_id uuid,
  device_id uuid not null,
  -- password, sms, remembered; and of a second factor sms, ga, email, payeeName.
  proofs_given text[] not null,
  -- One of them is enough.
  proofs_asked text[] not null,
  outcome text not null check (outcome in ('refused', 'waiting', 'limited', 'basic', 'full')),
  created_at timestamptz not null,
  -- Until then one that waits may be gone on with.
  expires_at timestamptz not null,
  primary key (merchant_code, id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index login_attempt_waiting on login_attempt (merchant_code, member_id, device_id) where outcome = 'waiting';
create index login_attempt_by_age on login_attempt (merchant_code, expires_at);
select protect_tenant_table('login_attempt');
grant select, insert, update, delete on login_attempt to :app;

-- Codes by text message and e-mail (A8): one at a time for a receiver, a device and a purpose.
create table verification_code (
  merchant_code text not null references merchant (code),
  -- SHA-256 of channel, receiver, device and purpose: the table is no list of numbers.
  subject bytea not null check (length(subject) = 32),
  -- Of the code, with a key; null where nobody is there to receive one: it is answered all the same.
  code_hash bytea check (length(code_hash) = 32),
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_code, subject)
);
create index verification_code_by_age on verification_code (merchant_code, expires_at);
select protect_tenant_table('verification_code');
grant select, insert, update, delete on verification_code to :app;

-- What devices remember instead of a password (SESS-03). Its secret changes with each use.
create table remembered_login (
  merchant_code text not null references merchant (code),
  -- Its name, which stays.
  selector bytea not null check (length(selector) = 16),
  member_id uuid not null,
  -- The cookie of the device that it was given to: it is of no use on another.
  device_hash bytea not null check (length(device_hash) = 32),
  secret_hash bytea not null check (length(secret_hash) = 32),
  -- The one before: it counts until the new one was used, because an answer may have been lost on its way.
  previous_hash bytea check (length(previous_hash) = 32),
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (merchant_code, selector),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index remembered_login_by_member on remembered_login (merchant_code, member_id);
create index remembered_login_by_age on remembered_login (merchant_code, used_at);
select protect_tenant_table('remembered_login');
grant select, insert, update, delete on remembered_login to :app;

-- From where a member has passed a second factor (TFA-08).
create table passed_address (
  merchant_code text not null references merchant (code),
  -- SHA-256 with a key of the member and its network (/24, /64).
  address_hash bytea not null check (length(address_hash) = 32),
  member_id uuid not null,
  passed_at timestamptz not null,
  primary key (merchant_code, address_hash),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index passed_address_by_age on passed_address (merchant_code, passed_at);
create index passed_address_by_member on passed_address (merchant_code, member_id);
select protect_tenant_table('passed_address');
grant select, insert, update, delete on passed_address to :app;

-- Each stands for one code of an authenticator that is lost.
create table recovery_code (
  merchant_code text not null references merchant (code),
  -- SHA-256 with a key of the member and the code.
  code_hash bytea not null check (length(code_hash) = 32),
  member_id uuid not null,
  primary key (merchant_code, code_hash),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index recovery_code_by_member on recovery_code (merchant_code, member_id);
select protect_tenant_table('recovery_code');
grant select, insert, delete on recovery_code to :app;
