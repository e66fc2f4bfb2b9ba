-- Browsers that bring visitors, the events that happened in them, and what waits to be told to networks (TRACK).

create table tracked_browser (
  merchant_code text not null references merchant (code),
  -- The browser's own id, which its logins send too.
  id uuid not null,
  first_at timestamptz not null,
  seen_at timestamptz not null,
  domain text not null check (length(domain) between 1 and 253),
  affiliate_code text check (affiliate_code ~ '^[\w.-]{1,64}$'),
  referral_code text check (referral_code ~ '^[\w.-]{1,64}$'),
  -- The parameters of advertising of the first visit, by name.
  parameters jsonb not null default '{}' check (jsonb_typeof(parameters) = 'object'),
  -- What the visitor agrees to at the moment, by the answer or by the rule of the country.
  agreed text[] not null check (agreed <@ '{usage,ads}'),
  -- What networks call the browser and its newest click. Empty unless ads are agreed to.
  fbc text check (length(fbc) <= 600),
  fbp text check (length(fbp) <= 100),
  ttclid text check (length(ttclid) <= 500),
  -- From where it was last seen. Empty unless ads are agreed to.
  address inet,
  user_agent text check (length(user_agent) <= 512),
  primary key (merchant_code, id),
  check ('ads' = any (agreed) or num_nonnulls(fbc, fbp, ttclid, address, user_agent) = 0)
);
create index tracked_browser_by_time on tracked_browser (merchant_code, seen_at);
select protect_tenant_table('tracked_browser');
grant select, insert, update, delete on tracked_browser to :app;

create table tracked_event (
  merchant_code text not null references merchant (code),
  -- The id by which a repetition is recognised, as long as the row is there.
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  happened_at timestamptz not null,
  received_at timestamptz not null,
  browser_id uuid,
  member_id uuid,
  -- What it is about: a game, a promotion, an app.
  about jsonb not null default '{}' check (jsonb_typeof(about) = 'object'),
  primary key (merchant_code, id, name),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, browser_id) references tracked_browser (merchant_code, id) on delete set null (browser_id)
);
create index tracked_event_by_time on tracked_event (merchant_code, happened_at);
create index tracked_event_by_member on tracked_event (merchant_code, member_id, happened_at) where member_id is not null;
create index tracked_event_by_browser on tracked_event (merchant_code, browser_id) where browser_id is not null;
select protect_tenant_table('tracked_event');
grant select, insert, update, delete on tracked_event to :app;

-- The steps of the funnel, one row for each (TRACK-03). A member's play and deposit count the first time. The campaign is that of the
-- first visit of the browser, else the affiliate by whom it came.
create view funnel_step with (security_invoker = true) as
  with numbered as (
    select event.merchant_code, event.name, event.happened_at, event.browser_id,
           row_number() over (partition by event.merchant_code, event.name, coalesce(event.member_id, event.id)
                              order by event.happened_at, event.id) as number
      from tracked_event event
     where event.name in ('firstOpen', 'register', 'gameLaunch', 'firstDeposit')
  )
  select numbered.merchant_code, numbered.happened_at,
         case numbered.name when 'firstOpen' then 'visit' when 'register' then 'registration'
                            when 'gameLaunch' then 'play' else 'deposit' end as step,
         coalesce(browser.parameters ->> 'utm_campaign', browser.affiliate_code, '') as campaign
    from numbered
    left join tracked_browser browser
      on browser.merchant_code = numbered.merchant_code and browser.id = numbered.browser_id
   where numbered.number = 1;
grant select on funnel_step to :app, :staff;

-- Staff read events and the funnel, and remove what is a member's. Addresses and ids of clicks are not seen.
grant select (merchant_code, id, first_at, seen_at, domain, affiliate_code, referral_code, parameters, agreed)
  on tracked_browser to :staff;
grant delete on tracked_browser to :staff;
grant select, update (browser_id, member_id, about) on tracked_event to :staff;

-- One row for each network that has to be told of an event. It stays as long as its event, so that it is told once.
create table tracked_delivery (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  network text not null check (network in ('meta', 'tiktok', 'ga4')),
  event_id uuid not null,
  event_name text not null,
  -- What the network may know of the person; empty once the delivery has ended.
  person jsonb not null default '{}' check (jsonb_typeof(person) = 'object'),
  made_at timestamptz not null,
  -- Later than it was made where a try is under way, or failed.
  due_at timestamptz not null,
  tries smallint not null default 0,
  ended_at timestamptz,
  -- taken: the network has it. refused: it never will. late: it was told to nobody in time. withdrawn: the visitor no longer agrees.
  outcome text check (outcome in ('taken', 'refused', 'late', 'withdrawn')),
  -- Why the last try failed, without what is personal.
  trouble text check (length(trouble) <= 500),
  primary key (merchant_code, id),
  unique (merchant_code, event_id, event_name, network),
  foreign key (merchant_code, event_id, event_name) references tracked_event (merchant_code, id, name) on delete cascade,
  check ((ended_at is null) = (outcome is null)),
  -- A network can be told once more of what it was not told in time, so that keeps what it needs.
  check (outcome is null or outcome = 'late' or person = '{}')
)
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index tracked_delivery_due on tracked_delivery (merchant_code, network, due_at) where ended_at is null;
select protect_tenant_table('tracked_delivery');
grant select, insert, update, delete on tracked_delivery to :app;
grant select (merchant_code, id, network, event_id, event_name, made_at, due_at, tries, ended_at, outcome, trouble)
  on tracked_delivery to :staff;
grant update (person, made_at, due_at, tries, ended_at, outcome) on tracked_delivery to :staff;

-- The merchants that have something to tell a network, in one round trip. It names each merchant in turn, so it passes no fence.
create function list_merchants_with_due_ad_events(at_time timestamptz) returns table (merchant_code text)
  language plpgsql as $$
declare
  code text;
begin
  for code in select merchant.code from merchant order by merchant.code loop
    perform set_config('app.merchant', code, true);
    if exists (select from tracked_delivery delivery
                where delivery.merchant_code = code and ended_at is null and due_at <= at_time) then
      merchant_code := code;
      return next;
    end if;
  end loop;
  perform set_config('app.merchant', '', true);
end;
$$;
revoke all on function list_merchants_with_due_ad_events from public;
grant execute on function list_merchants_with_due_ad_events to :app;
