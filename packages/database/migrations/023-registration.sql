-- Where members came from, and the forms that were sent a moment ago.

-- One row for each member who registered, kept as long as the member (REG-02).
create table registration (
  merchant_code text not null references merchant (code),
  member_id uuid not null,
  -- With a name or with a mobile number; other ways come with their features.
  method text not null check (method ~ '^[a-z]{1,20}$'),
  -- As the link had them that the player came by.
  affiliate_code text check (length(affiliate_code) <= 64),
  referral_code text check (length(referral_code) <= 32),
  -- The site's word, which nobody proves.
  domain text check (length(domain) <= 255),
  register_url text check (length(register_url) <= 512),
  -- A number that no code has proven, and an address that another member had already: nobody is found by them.
  claimed_mobile text check (length(claimed_mobile) <= 32),
  claimed_email text check (length(claimed_email) <= 254),
  -- When age, terms and privacy notice were accepted; null where the merchant asked for nothing.
  accepted_at timestamptz,
  created_at timestamptz not null,
  primary key (merchant_code, member_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index registration_by_affiliate on registration (merchant_code, affiliate_code, created_at) where affiliate_code is not null;
select protect_tenant_table('registration');
grant select, insert on registration to :app;

-- The form that made an account, for some minutes: sent once more by the same device it makes no second one.
create table registration_form (
  merchant_code text not null references merchant (code),
  -- SHA-256 with a key of the device and all that was sent but the password.
  form_hash bytea not null check (length(form_hash) = 32),
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (merchant_code, form_hash),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index registration_form_by_age on registration_form (merchant_code, created_at);
create index registration_form_by_member on registration_form (merchant_code, member_id);
select protect_tenant_table('registration_form');
grant select, insert, update, delete on registration_form to :app;

-- By which an address is found that a member has already.
create index member_by_email on member (merchant_code, lower(email)) where email is not null;
