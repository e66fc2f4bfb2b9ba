-- Merchants, their hosts, and the fence around every tenant table.
-- `:app` stands for the role of the running server; it owns nothing and cannot pass row-level security.

create table merchant (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- Only what differs from the shipped values of contract/settings.ts, as text.
  settings jsonb not null default '{}',
  -- Counts every change, so that caches know what is stale.
  version bigint not null default 1,
  created_at timestamptz not null default now()
);

create table merchant_host (
  host text primary key check (host = lower(host) and host !~ '[:/]'),
  merchant_code text not null references merchant (code)
);
create index merchant_host_by_merchant on merchant_host (merchant_code);

grant select on merchant, merchant_host to :app;

-- The counters of rate-limiter-flexible; its columns, and keys that carry the merchant.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_by_expire on rate_limit (expire);
grant select, insert, update, delete on rate_limit to :app;

-- Puts the fence around a tenant table: also its owner sees only the merchant that the transaction named.
create function protect_tenant_table(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (merchant_code = (select current_setting(''app.merchant'', true)))
       with check (merchant_code = (select current_setting(''app.merchant'', true)))',
    tenant_table
  );
end;
$$;

-- Every process keeps the merchants in memory and reads them anew at this signal.
create function announce_merchant_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('merchant_changed', coalesce(new.code, old.code));
  return null;
end;
$$;
create trigger merchant_changed after insert or update or delete on merchant
  for each row execute function announce_merchant_change();

create function announce_host_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('merchant_changed', coalesce(new.merchant_code, old.merchant_code));
  return null;
end;
$$;
create trigger merchant_host_changed after insert or update or delete on merchant_host
  for each row execute function announce_host_change();
