-- The desk of the built-in chat in the back office (CHAT-05, STAFF-08).

-- What staff see of a member beside a talk: the language, the number by which members name themselves, and whether the address is
-- proven, but neither the address nor a telephone number.
grant select (language, number, email_proven_at) on member to :staff;

-- Talks that are not closed are counted for the desk's tabs.
create index chat_talk_live on chat_talk (merchant_code, taken_by) where state <> 'closed';

-- What staff write about a talk for each other (decision 127). The server's role has no right on it: no call of a member can show it.
create table chat_note (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  talk_id uuid not null,
  -- Given by the writer's device. A second request with the same id finds the same note.
  client_id uuid not null,
  -- The place of the message behind which it stands; 0 for before the first.
  after_place int not null check (after_place >= 0),
  -- The name of the person who wrote it.
  author text not null check (length(author) between 1 and 200),
  content text not null check (length(content) between 1 and 10000),
  written_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, talk_id, client_id),
  foreign key (merchant_code, talk_id) references chat_talk (merchant_code, id)
);
create index chat_note_by_place on chat_note (merchant_code, talk_id, after_place, id);
select protect_tenant_table('chat_note');
-- Notes are never changed.
grant select, insert on chat_note to :staff;

-- Answers that a merchant's team chooses from.
create table chat_canned_answer (
  merchant_code text not null references merchant (code),
  id uuid not null,
  title text not null check (length(title) between 1 and 60),
  -- The site's code of the language, such as TH.
  language text not null,
  -- With variables in braces: {name}, {member}, {merchant}.
  content text not null check (length(content) between 1 and 2000),
  changed_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, language, title)
);
select protect_tenant_table('chat_canned_answer');
grant select, insert, update (title, language, content, changed_at), delete on chat_canned_answer to :staff;

-- Pictures in answers of staff. One that no message has taken is seen by nobody, and expires as those of members.
alter table chat_picture add column by_staff boolean not null default false;
grant insert, delete on chat_picture to :staff;
grant update (message_id, position, expires_at) on chat_picture to :staff;
