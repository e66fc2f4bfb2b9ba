-- Facts on their way: what a module wrote of what happened, one row for each module that has still to hear of it.
-- Who heard of it has no row any more. Decision 040 says why it is one table.

-- No references to merchant and member, for the reason given at movement.
create table outbox (
  merchant_code text not null,
  -- The module that is told.
  handler text not null,
  member_id uuid not null,
  -- The order in which a member's facts are told. Facts that were written under one lock have the order of that lock.
  number bigint not null generated always as identity,
  -- The fact's own, the same for every handler: whoever is told twice knows it by this.
  id uuid not null,
  name text not null,
  about jsonb not null,
  happened_at timestamptz not null,
  -- Later than it happened where a try failed, its own or that of an earlier fact of the member.
  due_at timestamptz not null,
  tries smallint not null default 0,
  -- Why the last try failed.
  trouble text,
  -- A dead letter: no more tries, until somebody asks for one.
  gave_up_at timestamptz,
  primary key (merchant_code, handler, member_id, number)
)
-- Rows come and go at the pace of facts, and dead ones lie where the next are looked for.
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index outbox_due on outbox (merchant_code, handler, due_at) where gave_up_at is null;
create index outbox_given_up on outbox (merchant_code, gave_up_at) where gave_up_at is not null;
select protect_tenant_table('outbox');
grant select, insert, delete, update (due_at, tries, trouble, gave_up_at) on outbox to :app;

-- Where there is something to tell, over all merchants in one round trip. It names each merchant in turn, so it
-- passes no fence: it runs with the rights of whoever calls it.
create function list_due_outboxes(handlers text[], at_time timestamptz)
  returns table (merchant_code text, handler text) language plpgsql as $$
declare
  code text;
begin
  for code in select merchant.code from merchant order by merchant.code loop
    perform set_config('app.merchant', code, true);
    return query
      select code, wanted from unnest(handlers) as wanted
       where exists (select from outbox where outbox.handler = wanted and gave_up_at is null
                        and due_at <= at_time);
  end loop;
  perform set_config('app.merchant', '', true);
end;
$$;

-- Forgets the dead letters that nobody asked for in all that time.
create function remove_old_dead_letters(given_up_before timestamptz) returns void language plpgsql as $$
declare
  code text;
begin
  for code in select merchant.code from merchant order by merchant.code loop
    perform set_config('app.merchant', code, true);
    delete from outbox where gave_up_at < given_up_before;
  end loop;
  perform set_config('app.merchant', '', true);
end;
$$;

revoke all on function list_due_outboxes, remove_old_dead_letters from public;
grant execute on function list_due_outboxes, remove_old_dead_letters to :app;
