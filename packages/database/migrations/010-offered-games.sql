-- Games are offered by integrations. A game's row is the operator's place for it: names, marks, order, category,
-- least stake. Whether it is there, and at whom it is opened, is what the integration's list says; a game that
-- nobody offers keeps its place, and so do the marks of members.

alter table game
  -- Who has it; null where no list ever had it. game_id is its code there.
  add column integration text check (integration ~ '^[a-z][a-z0-9-]{0,30}$'),
  -- Games from before this file had no list to be in.
  add column offered boolean not null default true,
  -- The operator knows it as the vendor's own choice of games: opened by launch links, shown nowhere.
  add column is_lobby boolean not null default false,
  -- The name in the integration's list, so that a new one there is told from one of the operator's.
  add column vendor_name text,
  -- In 1/100000 of the wallet's unit: who has less cannot open it.
  add column least_stake bigint not null default 100000 check (least_stake > 0);
alter table game alter column offered set default false;
alter table game add column listed boolean not null generated always as (offered and not is_lobby) stored;

-- The pull writes what the list says, and a new row at the end; never the rest.
grant insert, update (integration, offered, vendor_name, names) on game to :app;

-- The server may now change what visitors see, but still not the merchant itself.
create or replace function count_merchant_change() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  update merchant set version = version + 1 where code = current_setting('app.merchant', true);
  return null;
end;
$$;

-- When each integration's list is due. Whoever moves the time on may pull: of several processes only one.
create table catalogue_pull (
  merchant_code text not null references merchant (code),
  integration text not null,
  due_at timestamptz not null,
  -- In a row.
  failures integer not null default 0,
  pulled_at timestamptz,
  primary key (merchant_code, integration)
);
select protect_tenant_table('catalogue_pull');
grant select, insert, update on catalogue_pull to :app;
