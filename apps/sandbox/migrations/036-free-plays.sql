-- Free plays that were granted: asked again with the same request, the hub answers with the same id.
create table hub_free_plays (
  operator_id integer not null,
  request_id uuid not null,
  id uuid not null,
  made_at timestamptz not null,
  primary key (operator_id, request_id)
);
