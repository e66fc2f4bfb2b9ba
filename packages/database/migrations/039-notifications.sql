-- What members find behind the bell (MEMBER-14), and which announcements they have read there.

create table notification (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  kind text not null check (kind in ('draw', 'prize', 'answer')),
  -- What it is about: told again, it is the same row.
  source text not null check (length(source) between 1 and 300),
  -- What its text needs, which is written when somebody reads it, in the reader's language.
  about jsonb not null default '{}' check (jsonb_typeof(about) = 'object'),
  path text not null check (path ~ '^/m/'),
  -- When it happened, as the newest telling has it.
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (merchant_code, id),
  unique (merchant_code, member_id, source),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index notification_by_member on notification (merchant_code, member_id, created_at desc);
create index notification_by_time on notification (merchant_code, created_at);
select protect_tenant_table('notification');
grant select, insert, update, delete on notification to :app;

create table announcement_read (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  -- Its kind and its id: one that is imported anew is the same.
  announcement text not null check (length(announcement) between 1 and 100),
  -- MD5 of what it said in all languages: one that says something else is new.
  sum text not null check (sum ~ '^[0-9a-f]{32}$'),
  read_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, member_id, announcement),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index announcement_read_by_time on announcement_read (merchant_code, read_at);
select protect_tenant_table('announcement_read');
grant select, insert, update, delete on announcement_read to :app;
