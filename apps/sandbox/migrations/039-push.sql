-- What the stand-in for push services made and took: subscriptions, each with the key that opens what comes to it, and the newest 500 messages.

create table push_subscription (
  id text primary key,
  at timestamptz not null,
  -- JWK.
  private_key jsonb not null,
  auth bytea not null check (length(auth) = 16),
  -- The sender's key that it was made for; null takes any sender.
  sender_key text,
  -- Whether the service was down for it already.
  was_down boolean not null default false
);

create table push_message (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  subscription text not null,
  sender text not null,
  topic text,
  body text not null
);
