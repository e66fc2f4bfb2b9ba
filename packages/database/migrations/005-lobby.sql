-- The lobby's catalogue: games, lanes, banners, notices; and what a member marked or played.

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

-- The form in which names are looked for: one width of letters, lower case, no accents, no vowel marks of
-- Arabic script and one form of its letters that keyboards differ in, no apostrophes, one space between words.
-- Immutable because the dictionary is named and ours to change; a change of it calls for a new migration.
create function search_form(name text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(
    translate(
      regexp_replace(
        lower(public.unaccent('public.unaccent'::regdictionary, normalize(name, NFKC))),
        '[''’`\u200b-\u200f\u0640\u064b-\u065f\u0670]', '', 'g'),
      'يىكه', 'ییکہ'),
    '\s+', ' ', 'g'))
$$;

-- Every name on a line of its own, so that "begins with" can be told from "is in".
create function search_lines(names jsonb) returns text language sql immutable strict parallel safe as $$
  select E'\n' || string_agg(distinct public.search_form(value), E'\n') || E'\n' from jsonb_each_text(names)
$$;

create table game (
  merchant_code text not null references merchant (code),
  -- The vendor (on the wire: vassalage), as LOBBY-02 merges it: upper case, RNG and PVP are TCG.
  vendor text not null check (vendor = upper(vendor) and vendor not in ('RNG', 'PVP')),
  node_id text not null,
  -- The vendor's own code for it.
  game_id text not null,
  category text not null check (category = upper(category)),
  -- By language code; English is always there.
  names jsonb not null check (jsonb_typeof(names -> 'EN') = 'string'),
  -- Codes such as HOT and NEW.
  classify text[] not null default '{}',
  -- A path below the merchant's image hosts, or a whole URL; null means the drawn cover.
  picture text,
  -- The merchant's order within the category.
  position integer not null,
  -- No trigram index on this: under row-level security Postgres lets no index answer an operator that is
  -- not leakproof, and LIKE is not. Reading one merchant's 5,000 rows takes 2 ms.
  search text not null generated always as (search_lines(names)) stored,
  primary key (merchant_code, vendor, node_id),
  unique (merchant_code, vendor, game_id)
);
create index game_by_category on game (merchant_code, category, position);
select protect_tenant_table('game');
grant select on game to :app;

create table lane (
  merchant_code text not null references merchant (code),
  category text not null check (category = upper(category)),
  position integer not null,
  primary key (merchant_code, category)
);
select protect_tenant_table('lane');
grant select on lane to :app;

-- The vendors of a lane in the merchant's order, under the family's account type names (RNG, PVP too).
create table lane_card (
  merchant_code text not null references merchant (code),
  category text not null,
  account_type text not null,
  position integer not null,
  display_name text,
  primary key (merchant_code, category, account_type),
  foreign key (merchant_code, category) references lane (merchant_code, category) on delete cascade
);
select protect_tenant_table('lane_card');
grant select on lane_card to :app;

create table banner (
  merchant_code text not null references merchant (code),
  id text not null,
  group_name text not null,
  position integer not null,
  -- A for members, B for guests, F for the first login (POP-02); null for everybody.
  execution text check (execution in ('A', 'B', 'F')),
  -- Texts by language code; English is always there.
  titles jsonb not null check (jsonb_typeof(titles -> 'EN') = 'string'),
  contents jsonb not null default '{}',
  -- A path below the merchant's image hosts, or a whole URL; null means drawn art.
  picture text,
  -- Where it leads (LOBBY-06): a promotion's id, an address, or a game by vendor, node and room.
  linkage_type text not null check (linkage_type in ('P', 'URL', 'G')),
  url text check (linkage_type <> 'URL' or url is not null),
  linkage text check (linkage_type <> 'P' or linkage is not null),
  vendor text,
  node_id text check (linkage_type <> 'G' or (vendor is not null and node_id is not null)),
  room_id text,
  game_type text,
  primary key (merchant_code, id)
);
select protect_tenant_table('banner');
grant select on banner to :app;

-- The announcements strip: plain text.
create table notice (
  merchant_code text not null references merchant (code),
  id text not null,
  position integer not null,
  execution text check (execution in ('A', 'B', 'F')),
  titles jsonb not null check (jsonb_typeof(titles -> 'EN') = 'string'),
  contents jsonb not null check (jsonb_typeof(contents -> 'EN') = 'string'),
  created_at timestamptz not null default now(),
  primary key (merchant_code, id)
);
select protect_tenant_table('notice');
grant select on notice to :app;

create table favourite_game (
  merchant_code text not null references merchant (code),
  member_id uuid not null,
  vendor text not null,
  node_id text not null,
  created_at timestamptz not null default now(),
  primary key (merchant_code, member_id, vendor, node_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, vendor, node_id) references game (merchant_code, vendor, node_id)
    on delete cascade
);
create index favourite_game_by_game on favourite_game (merchant_code, vendor, node_id);
select protect_tenant_table('favourite_game');
grant select, insert, delete on favourite_game to :app;

-- The last time a member opened each game.
create table recent_game (
  merchant_code text not null references merchant (code),
  member_id uuid not null,
  vendor text not null,
  node_id text not null,
  played_at timestamptz not null,
  primary key (merchant_code, member_id, vendor, node_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, vendor, node_id) references game (merchant_code, vendor, node_id)
    on delete cascade
);
create index recent_game_by_game on recent_game (merchant_code, vendor, node_id);
select protect_tenant_table('recent_game');
grant select on recent_game to :app;

-- What all visitors see is cached by the merchant's version. Once for a statement, however many rows it
-- touched; the fence made sure that they are all of the merchant that the transaction named.
create function count_merchant_change() returns trigger language plpgsql as $$
begin
  update merchant set version = version + 1 where code = current_setting('app.merchant', true);
  return null;
end;
$$;
create trigger game_changed after insert or update or delete on game
  for each statement execute function count_merchant_change();
create trigger lane_changed after insert or update or delete on lane
  for each statement execute function count_merchant_change();
create trigger lane_card_changed after insert or update or delete on lane_card
  for each statement execute function count_merchant_change();
create trigger banner_changed after insert or update or delete on banner
  for each statement execute function count_merchant_change();
create trigger notice_changed after insert or update or delete on notice
  for each statement execute function count_merchant_change();
