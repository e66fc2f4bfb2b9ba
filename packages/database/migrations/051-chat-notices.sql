-- Members who are away are told of answers in the chat (CHAT-05).

-- The places of the answers of which the member was last told, and last mailed. Nothing more is told before they are read.
alter table chat_talk
  add column member_told int not null default 0,
  add column member_mailed int not null default 0,
  add check (member_told between 0 and messages),
  add check (member_mailed between 0 and messages);
grant update (member_told, member_mailed) on chat_talk to :app;

-- When the member proved to receive mail there: by a code, or by an identity service that vouches for it. Null for an address
-- that was only stated. Whoever writes another address empties it.
alter table member
  add column email_proven_at timestamptz,
  add check (email_proven_at is null or email is not null);
