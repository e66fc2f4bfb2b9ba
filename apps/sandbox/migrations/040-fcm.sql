-- What the stand-in for FCM knows: the accounts that may send, installations of its SDK, and where each of those is told.

create table fcm_account (
  client_email text primary key,
  project text not null,
  -- PEM.
  public_key text not null
);

create table fcm_installation (
  project text not null,
  fid text not null,
  refresh_token text not null unique,
  auth_token text not null unique,
  -- The browser's own subscription; null before the installation is registered, and when it is no more.
  endpoint text,
  -- Whether the service was down for it already.
  was_down boolean not null default false,
  primary key (project, fid)
);
