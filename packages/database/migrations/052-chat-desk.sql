-- The desk of the built-in chat in the back office (CHAT-05, STAFF-08).

-- The language in which a member reads.
grant select (language) on member to :staff;

-- Talks that are not closed are counted for the desk's tabs.
create index chat_talk_live on chat_talk (merchant_code, taken_by) where state <> 'closed';
