-- Announcements that come over a page of themselves (POP-02), by group.

create table popup_group (
  merchant_code text not null references merchant (code),
  group_name text not null check (group_name ~ '^\w{1,40}$'),
  -- What the box below it offers: nothing, not to see it again today, not to see it again.
  checkbox text not null check (checkbox in ('none', 'today', 'never')),
  primary key (merchant_code, group_name)
);
select protect_tenant_table('popup_group');
grant select on popup_group to :app;

create table popup (
  merchant_code text not null references merchant (code),
  group_name text not null,
  id text not null check (id ~ '^[a-z0-9-]{1,40}$'),
  position integer not null,
  -- A for members, B for guests, F for the first login.
  execution text not null check (execution in ('A', 'B', 'F')),
  -- Texts by language code; English is always there. The contents are HTML, cleaned before they come here.
  titles jsonb not null check (jsonb_typeof(titles -> 'EN') = 'string'),
  contents jsonb not null check (jsonb_typeof(contents -> 'EN') = 'string'),
  promotion_type text,
  -- Shown from here on, and until here; null: no such end.
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  is_forced_read boolean not null,
  -- A page of the site, or an address by https.
  activity_url text check (activity_url ~ '^(/m/|https://)'),
  created_at timestamptz not null,
  primary key (merchant_code, group_name, id),
  foreign key (merchant_code, group_name) references popup_group (merchant_code, group_name) on delete cascade
);
select protect_tenant_table('popup');
grant select on popup to :app;

create trigger popup_group_changed after insert or update or delete on popup_group
  for each statement execute function count_merchant_change();
create trigger popup_changed after insert or update or delete on popup
  for each statement execute function count_merchant_change();
