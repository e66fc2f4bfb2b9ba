-- Policies compare the merchant directly. Around the setting stood a select, which plans once for a statement what
-- Postgres evaluates once for an index scan anyway; a distributed database refuses a policy with a select in it.

create or replace function protect_tenant_table(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (merchant_code = current_setting(''app.merchant'', true))
       with check (merchant_code = current_setting(''app.merchant'', true))',
    tenant_table
  );
end;
$$;

do $$
declare
  tenant_table regclass;
begin
  for tenant_table in select polrelid from pg_policy where polname = 'tenant' loop
    execute format(
      'alter policy tenant on %s using (merchant_code = current_setting(''app.merchant'', true))
         with check (merchant_code = current_setting(''app.merchant'', true))',
      tenant_table
    );
  end loop;
end;
$$;
