-- Guesses of passwords (A3, A4). A name is counted by its hash, whether anybody has it or not, so that neither an answer nor this table tells who plays here.

create table login_lock (
  merchant_code text not null references merchant (code),
  -- SHA-256 of whose guesses these are: of all strangers to a name, or of one device that its member knows.
  subject bytea not null check (length(subject) = 32),
  -- Since the last right password. One that is being compared counts already: of many at once no more than these are.
  failures integer not null check (failures > 0),
  counted_at timestamptz not null,
  locked_until timestamptz,
  -- The attempt that was counted last.
  attempt_id uuid not null,
  primary key (merchant_code, subject)
);
create index login_lock_by_age on login_lock (merchant_code, counted_at);
select protect_tenant_table('login_lock');
grant select, insert, update, delete on login_lock to :app;

-- Where a member logged in before. It has a count of its own there, so that nobody else's guesses shut it out.
create table known_device (
  merchant_code text not null references merchant (code),
  member_id uuid not null,
  -- SHA-256 of the device's cookie.
  device_hash bytea not null check (length(device_hash) = 32),
  last_login_at timestamptz not null,
  primary key (merchant_code, member_id, device_hash),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index known_device_by_age on known_device (merchant_code, last_login_at);
select protect_tenant_table('known_device');
grant select, insert, update, delete on known_device to :app;
