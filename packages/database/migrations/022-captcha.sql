-- Pictures of digits that were given out and not answered yet. The digits themselves are kept nowhere: they follow from the cookie and SECRET_KEY.
create table captcha (
  merchant_code text not null references merchant (code),
  -- SHA-256 of the cookie that it is tied to.
  cookie_hash bytea not null check (length(cookie_hash) = 32),
  expires_at timestamptz not null,
  primary key (merchant_code, cookie_hash)
);
create index captcha_by_age on captcha (merchant_code, expires_at);
select protect_tenant_table('captcha');
grant select, insert, delete on captcha to :app;
