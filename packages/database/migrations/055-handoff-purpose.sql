-- What a hand-off code is swapped for: a session at another address of the merchant (ROUTE-04), or, by the server of another site, what
-- that site may know of the member (REDIR-01). A code of one purpose is worth nothing for the other.

alter table handoff
  add column purpose text not null default 'session' check (purpose in ('session', 'target'));
