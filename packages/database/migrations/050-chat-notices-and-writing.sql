-- Members who are away are told of answers in the chat (CHAT-05).

-- The places of the answers of which the member was last told, and last mailed. Nothing more is told before they are read.
alter table chat_talk
  add column member_told int not null default 0,
  add column member_mailed int not null default 0,
  add check (member_told between 0 and messages),
  add check (member_mailed between 0 and messages);
grant update (member_told, member_mailed) on chat_talk to :app;

-- When the member proved to receive mail there: by a code, or by an identity service that vouches for it. Null for an address
-- that was only stated, and again after a change of the address.
alter table member
  add column email_proven_at timestamptz,
  add check (email_proven_at is null or email is not null);

-- Who is writing in a talk at the moment (decision 125). Unlogged: it is true for seconds, so neither a crash nor a replica needs it.
create unlogged table chat_writing (
  merchant_code text not null references merchant (code),
  talk_id uuid not null,
  side text not null check (side in ('member', 'staff')),
  -- The name under which a person of the team writes.
  name text check (length(name) between 1 and 40),
  check (name is null or side = 'staff'),
  until timestamptz not null,
  primary key (merchant_code, talk_id, side),
  foreign key (merchant_code, talk_id) references chat_talk (merchant_code, id)
)
-- Rows are renewed every few seconds: their new versions stay on their page.
with (fillfactor = 50);
create index chat_writing_by_end on chat_writing (merchant_code, until);
select protect_tenant_table('chat_writing');
grant select, insert, update, delete on chat_writing to :app, :staff;
