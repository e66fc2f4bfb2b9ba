-- Where a member's notifications go (PUSH-03), which are wanted, and those that wait to be sent (PUSH-04).

create table push_endpoint (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  -- It is told as long as the session that bound it lasts, however that ends.
  session_id uuid not null,
  platform text not null check (platform in ('FCM', 'WEBPUSH')),
  device_id text not null check (length(device_id) between 1 and 100),
  -- Nobody but who holds the merchant's key can send to it.
  token text not null check (length(token) between 1 and 2000),
  -- SHA-256 of what makes it this endpoint.
  token_hash bytea not null check (length(token_hash) = 32),
  -- Whether it hears what the merchant tells all members (the topic ALL).
  hears_all boolean not null default false,
  bound_at timestamptz not null,
  primary key (merchant_code, id),
  -- One that another member binds belongs to that one from then on.
  unique (merchant_code, token_hash),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, session_id) references session (merchant_code, id) on delete cascade
);
create index push_endpoint_by_member on push_endpoint (merchant_code, member_id, bound_at);
create index push_endpoint_by_session on push_endpoint (merchant_code, session_id);
select protect_tenant_table('push_endpoint');
grant select, insert, update, delete on push_endpoint to :app;

-- A member without a row wants everything.
create table push_choice (
  merchant_code text not null references merchant (code),
  member_id uuid not null,
  unwanted text[] not null,
  primary key (merchant_code, member_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
select protect_tenant_table('push_choice');
grant select, insert, update on push_choice to :app;

-- One row for each device that has to be told of something. It stays for a while after its end, so that what is told
-- twice is sent once.
create table push_delivery (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  endpoint_id uuid not null,
  -- What it is about: told again, it is the same.
  source text not null check (length(source) between 1 and 300),
  kind text not null check (kind in ('draw', 'prize', 'answer', 'news', 'test')),
  -- What its text needs: a game's code, or the text itself.
  about jsonb not null default '{}' check (jsonb_typeof(about) = 'object'),
  made_at timestamptz not null,
  -- Later than it was made where a try is under way, or failed.
  due_at timestamptz not null,
  tries smallint not null default 0,
  -- When it was taken, or given up.
  ended_at timestamptz,
  primary key (merchant_code, id),
  unique (merchant_code, endpoint_id, source),
  foreign key (merchant_code, endpoint_id) references push_endpoint (merchant_code, id) on delete cascade
)
-- Rows come and go at the pace of facts.
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index push_delivery_due on push_delivery (merchant_code, due_at) where ended_at is null;
-- What one member is told goes before what all are.
create index push_delivery_due_own on push_delivery (merchant_code, due_at)
  where ended_at is null and kind <> 'news';
create index push_delivery_ended on push_delivery (merchant_code, ended_at) where ended_at is not null;
select protect_tenant_table('push_delivery');
grant select, insert, update, delete on push_delivery to :app;

-- The merchants that have something to send, in one round trip. It names each merchant in turn, so it passes no fence.
create function list_merchants_with_due_pushes(at_time timestamptz) returns table (merchant_code text)
  language plpgsql as $$
declare
  code text;
begin
  for code in select merchant.code from merchant order by merchant.code loop
    perform set_config('app.merchant', code, true);
    if exists (select from push_delivery where ended_at is null and due_at <= at_time) then
      merchant_code := code;
      return next;
    end if;
  end loop;
  perform set_config('app.merchant', '', true);
end;
$$;
revoke all on function list_merchants_with_due_pushes from public;
grant execute on function list_merchants_with_due_pushes to :app;
