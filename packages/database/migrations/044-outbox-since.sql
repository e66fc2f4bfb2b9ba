-- Where there is something to tell that is due since a time of each handler's own: a process that knows how far it has read does
-- not walk over the entries of what was told before, which stay in the index as long as anybody keeps an old snapshot. For all
-- there is '-infinity', and no null: under row-level security a time that is first worked out narrows no scan of the index.
-- The function without these times stays for processes of the version before.
create function list_due_outboxes(handlers text[], since timestamptz[], at_time timestamptz)
  returns table (merchant_code text, handler text) language plpgsql as $$
declare
  code text;
begin
  for code in select merchant.code from merchant order by merchant.code loop
    perform set_config('app.merchant', code, true);
    return query
      select code, wanted.name from unnest(handlers, since) as wanted (name, since)
       -- In an order that only one index has: for mere existence another may be taken, which knows no times.
       where (select true from outbox where outbox.handler = wanted.name and gave_up_at is null
                 and due_at <= at_time and due_at >= wanted.since
               order by due_at limit 1);
  end loop;
  perform set_config('app.merchant', '', true);
end;
$$;
revoke all on function list_due_outboxes(text[], timestamptz[], timestamptz) from public;
grant execute on function list_due_outboxes(text[], timestamptz[], timestamptz) to :app;

-- Strikes out facts that were told, each by its key. One statement for all of them would be a join with everything that the index
-- has of the handler: the table seems to be empty where told facts are all that it holds.
create function remove_told_facts(of_handler text, members uuid[], numbers bigint[]) returns void language plpgsql as $$
begin
  for place in 1 .. coalesce(cardinality(members), 0) loop
    delete from outbox
     where handler = of_handler and member_id = members[place] and number = numbers[place];
  end loop;
end;
$$;
revoke all on function remove_told_facts from public;
grant execute on function remove_told_facts to :app;
