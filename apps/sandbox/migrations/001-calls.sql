-- What every stand-in was asked and asked itself, secrets left out, for its inbox; and the faults that are switched on.

create table call (
  id bigint generated always as identity primary key,
  stand_in text not null,
  at timestamptz not null,
  -- Seen from the stand-in.
  direction text not null check (direction in ('in', 'out')),
  method text not null,
  path text not null,
  -- Of HTTP; null where there was no answer.
  status integer,
  -- In a few words, as the page shows it.
  verdict text not null,
  request_body text not null,
  answer_body text not null,
  milliseconds integer not null
);
create index call_by_stand_in on call (stand_in, id desc);

create table fault (
  stand_in text primary key,
  mode text not null check (mode in ('late', '500', 'cut', 'not-json'))
);
