-- Members and the club labels that rank them.

create table club_label (
  merchant_code text not null references merchant (code),
  id text not null,
  name text not null,
  -- AUTO turns on the VIP benefit display (MEMBER-01).
  type text not null check (type in ('AUTO', 'MANUAL')),
  rank_level integer not null check (rank_level >= 0),
  primary key (merchant_code, id)
);
select protect_tenant_table('club_label');
grant select on club_label to :app;

create table member (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  username text not null,
  -- The name as it is looked for: NFKC, lower case.
  username_key text not null,
  password_hash text not null,
  -- Set by staff or by the merchant's rule; forces a change where PWDEXPFORCECHANGE3 is on.
  password_expired boolean not null default false,
  -- 0, 1, 2 regular, 4 restricted (MEMBER-01).
  type smallint not null default 0 check (type in (0, 1, 2, 4)),
  disabled boolean not null default false,
  nickname text,
  mobile text,
  email text,
  payee_name text,
  -- Sealed with SECRET_KEY.
  authenticator_secret bytea,
  -- Which second factors this member must choose from; none means that the password is enough.
  second_factors text[] not null default '{}',
  club_label_id text,
  language text,
  first_login_at timestamptz,
  last_login_at timestamptz,
  previous_login_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (merchant_code, id),
  unique (merchant_code, username_key),
  foreign key (merchant_code, club_label_id) references club_label (merchant_code, id)
);
select protect_tenant_table('member');
grant select, insert, update on member to :app;
