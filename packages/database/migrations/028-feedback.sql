-- What members tell the merchant's team, with its answers (MEMBER-12).

create table feedback (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  -- Of the form that it was written in: sent again, it is the same message.
  form_id uuid not null,
  category text not null check (category in ('idea', 'problem', 'game', 'money', 'other')),
  content text not null check (length(content) between 1 and 16000),
  sent_at timestamptz not null,
  -- When somebody of the team opened it first.
  read_at timestamptz,
  answer text check (length(answer) between 1 and 4000),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  primary key (merchant_code, id),
  unique (merchant_code, member_id, form_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index feedback_by_member on feedback (merchant_code, member_id, sent_at desc);
create index feedback_by_time on feedback (merchant_code, sent_at desc);
select protect_tenant_table('feedback');
-- What was said stays as it was said.
grant select, insert on feedback to :app;
grant update (read_at, answer, answered_at) on feedback to :app;

-- As the server has made them anew: never a byte of what was sent.
create table feedback_picture (
  merchant_code text not null references merchant (code),
  id uuid not null default uuidv7(),
  member_id uuid not null,
  content bytea not null check (length(content) between 1 and 1048576),
  added_at timestamptz not null,
  -- Null with a message of its own, which keeps it.
  expires_at timestamptz,
  feedback_id uuid,
  -- Its place in the message.
  position smallint check (position between 1 and 3),
  check ((feedback_id is null) = (position is null)),
  check ((feedback_id is null) = (expires_at is not null)),
  primary key (merchant_code, id),
  unique (merchant_code, feedback_id, position),
  foreign key (merchant_code, member_id) references member (merchant_code, id),
  foreign key (merchant_code, feedback_id) references feedback (merchant_code, id)
);
create index feedback_picture_by_end on feedback_picture (merchant_code, expires_at)
  where expires_at is not null;
create index feedback_picture_waiting on feedback_picture (merchant_code, member_id, added_at)
  where feedback_id is null;
select protect_tenant_table('feedback_picture');
grant select, insert, delete on feedback_picture to :app;
grant update (feedback_id, position, expires_at) on feedback_picture to :app;
