-- What the stand-ins for SMS and mail took, the newest 500 of each, as their inboxes show it. Codes stand in the texts: this is where people look them up.

create table sms_message (
  id bigint generated always as identity primary key,
  -- The vendor's id. A message that arrives twice has two rows.
  sid text not null,
  at timestamptz not null,
  -- When it is on the phone.
  arrives_at timestamptz not null,
  sender text not null,
  recipient text not null,
  body text not null,
  status text not null check (status in ('queued', 'sent', 'delivered', 'undelivered')),
  -- Why it never arrives; null where it does.
  error_code integer
);
create index sms_message_by_sid on sms_message (sid);

create table mail_message (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  sender text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  html text
);
