-- What the stand-ins for Meta, TikTok and Google Analytics were told, the newest 50,000 events, as they came.

create table ad_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  network text not null check (network in ('meta', 'tiktok', 'ga4')),
  -- The id of the pixel, or of the measurement.
  account text not null,
  -- Null where the event had none.
  name text,
  event_id text,
  -- JSON.
  body text not null,
  -- Why the event was not taken; null where it was.
  problem text,
  -- Whether an event of that name and id was taken within 48 hours before.
  is_duplicate boolean not null
);
create index ad_event_by_account on ad_event (account, id desc);
create index ad_event_by_event on ad_event (event_id, id desc);
