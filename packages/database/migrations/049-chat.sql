-- The built-in chat of members with the merchant's team (CHAT-05, decision 123).

create table chat_talk (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  -- Given by the device that began the talk. A second request with the same id finds the same talk.
  client_id uuid not null,
  subject text not null check (length(subject) between 1 and 100),
  state text not null default 'open' check (state in ('open', 'waiting', 'closed')),
  began_at timestamptz not null,
  last_at timestamptz not null,
  -- The number of messages, which is the place of the newest. A writer locks this row, so places have no gaps and no doubles.
  messages int not null default 0 check (messages >= 0),
  -- The place up to which each side has read; it never moves back.
  member_read int not null default 0 check (member_read between 0 and messages),
  staff_read int not null default 0 check (staff_read between 0 and messages),
  -- The time of the first message of the member that has no answer yet.
  waits_since timestamptz,
  -- The person of the team who has it.
  taken_by text check (length(taken_by) between 1 and 200),
  -- Until when the member has been told that nobody is there.
  away_until timestamptz,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null)),
  stars smallint check (stars between 1 and 5),
  remark text check (length(remark) between 1 and 500),
  check (remark is null or stars is not null),
  primary key (merchant_code, id),
  unique (merchant_code, member_id, client_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index chat_talk_by_member on chat_talk (merchant_code, member_id, last_at desc);
create index chat_talk_by_time on chat_talk (merchant_code, last_at desc);
create index chat_talk_waiting on chat_talk (merchant_code, waits_since) where waits_since is not null;
select protect_tenant_table('chat_talk');
grant select, insert on chat_talk to :app;
grant update (state, last_at, messages, member_read, waits_since, away_until, closed_at, stars, remark)
  on chat_talk to :app;

create table chat_message (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  talk_id uuid not null,
  -- The member of the talk, for the limit of an hour.
  member_id uuid not null,
  -- Its place in the talk, from 1. Clocks of several processes make no order.
  place int not null check (place > 0),
  author text not null check (author in ('member', 'staff', 'system')),
  -- Given by the writer's device. A second request with the same id finds the same message. Messages of the system have none.
  client_id uuid,
  check ((author = 'system') = (client_id is null)),
  -- The name under which a person of the team writes.
  name text check (length(name) between 1 and 40),
  check (name is null or author = 'staff'),
  -- Empty only with pictures.
  content text not null check (length(content) <= 10000),
  sent_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, talk_id, place),
  unique (merchant_code, talk_id, author, client_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, talk_id) references chat_talk (merchant_code, id)
);
create index chat_message_by_member on chat_message (merchant_code, member_id, sent_at desc)
  where author = 'member';
select protect_tenant_table('chat_message');
-- Messages are never changed.
grant select, insert on chat_message to :app;

-- Pictures as the server has re-encoded them: no byte of what was sent is kept.
create table chat_picture (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  content bytea not null check (length(content) between 1 and 1048576),
  added_at timestamptz not null,
  -- Null once a message includes the picture.
  expires_at timestamptz,
  message_id uuid,
  -- Its place in the message.
  position smallint check (position between 1 and 3),
  check ((message_id is null) = (position is null)),
  check ((message_id is null) = (expires_at is not null)),
  primary key (merchant_code, id),
  unique (merchant_code, message_id, position),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, message_id) references chat_message (merchant_code, id)
);
create index chat_picture_by_end on chat_picture (merchant_code, expires_at) where expires_at is not null;
create index chat_picture_waiting on chat_picture (merchant_code, member_id, added_at)
  where message_id is null;
select protect_tenant_table('chat_picture');
grant select, insert, delete on chat_picture to :app;
grant update (message_id, position, expires_at) on chat_picture to :app;

-- Staff read talks and write to them; they neither begin one nor rate it.
grant select on chat_talk, chat_message, chat_picture to :staff;
grant update (state, last_at, messages, staff_read, waits_since, taken_by, closed_at) on chat_talk to :staff;
grant insert on chat_message to :staff;
