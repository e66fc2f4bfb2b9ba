-- Passkeys of staff, in the place of the authenticator (STAFF-02, decision 129). They are rows of the operator's realm: the server's role, which
-- reads the passkeys of members, has no right on them.

create table staff_passkey (
  merchant_code text not null,
  -- By which the authenticator knows it.
  credential_id bytea not null check (length(credential_id) between 1 and 1023),
  staff_id uuid not null,
  -- COSE.
  public_key bytea not null,
  -- Grows with each use, where the authenticator counts; 0 where it does not.
  counter bigint not null check (counter >= 0),
  -- The end of the last challenge that was answered: an answer counts only if its challenge is a later one, so each counts once.
  last_challenge_ends_at timestamptz,
  primary key (merchant_code, credential_id),
  unique (merchant_code, staff_id, credential_id),
  foreign key (merchant_code, staff_id) references staff_account (merchant_code, id)
);
select protect_tenant_table('staff_passkey');
grant select, insert, update, delete on staff_passkey to :staff;

-- Still nobody gets in with a password alone: an account that is active has an authenticator or a passkey of its own.
alter table staff_account
  add column passkey_id bytea,
  add foreign key (merchant_code, id, passkey_id)
    references staff_passkey (merchant_code, staff_id, credential_id),
  drop constraint staff_account_check,
  add check (
    state <> 'active' or password_hash is not null and num_nonnulls(authenticator_secret, passkey_id) > 0
  );
