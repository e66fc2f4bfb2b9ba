-- The trace: one row for each security action (L1), append-only, sealed behind the action into one chain for each merchant.
-- docs/audit.md says how to read and verify it, decision 067 why it is built so.

-- No references to merchant and member, for the reason given at movement.
create table audit_event (
  merchant_code text not null,
  id uuid not null default uuidv7(),
  -- When the action happened, by the clock of whoever wrote it.
  at timestamptz not null,
  action text not null check (action ~ '^[a-z_]{1,40}\.[a-z_]{1,40}$'),
  result text not null check (result ~ '^[a-z_]{1,40}$'),
  -- A guest has proven nothing, whatever name it gave.
  actor text not null check (actor in ('guest', 'member', 'operator', 'system')),
  -- Which operator, as the machine knows it.
  actor_name text check (length(actor_name) <= 2000),
  -- Whom it concerns, also where a guest did it.
  member_id uuid,
  -- The user name that was given, capped, with its control characters written out (L2).
  subject text check (length(subject) <= 2000),
  address inet,
  -- The request's line in the log has the same (L3).
  request_id text check (length(request_id) <= 100),
  about jsonb not null,
  -- The chain. Empty until the row is sealed, and never changed after that.
  number bigint check (number > 0),
  previous_hash bytea check (length(previous_hash) = 32),
  hash bytea check (length(hash) = 32),
  check (num_nulls(number, previous_hash, hash) in (0, 3)),
  primary key (merchant_code, id),
  unique (merchant_code, number)
);
create index audit_event_unsealed on audit_event (merchant_code, at, id) where number is null;
create index audit_event_by_time on audit_event (merchant_code, at);
create index audit_event_by_member on audit_event (merchant_code, member_id, at);
select protect_tenant_table('audit_event');

-- Where each chain ends: without it nobody would miss a tail that was cut off. It keeps its merchant from being removed.
create table audit_head (
  merchant_code text not null primary key references merchant (code),
  number bigint not null check (number >= 0),
  hash bytea not null check (length(hash) = 32)
);
select protect_tenant_table('audit_head');

-- Which merchants have rows to seal: one row for each that is not sealed. It belongs to no merchant, so that one look
-- finds them however many merchants there are; it says no more than that something happened.
create table audit_due (
  merchant_code text not null,
  event_id uuid not null,
  primary key (merchant_code, event_id)
)
-- Rows come and go at the pace of events.
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- Nobody but the two functions below writes the chain or what is due.
grant select on audit_event, audit_head, audit_due to :app;
grant insert (merchant_code, id, at, action, result, actor, actor_name, member_id, subject, address, request_id, about)
  on audit_event to :app;

-- What is written stays, whoever asks (W7).
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end;
$$;
create trigger append_only before delete or truncate on audit_event
  for each statement execute function refuse_audit_change();
create trigger append_only before delete or truncate on audit_head
  for each statement execute function refuse_audit_change();

-- One field of what is hashed: its length in bytes, so that no two rows read alike; a minus stands for nothing.
create function audit_field(content text) returns text language sql immutable as $$
  select coalesce(octet_length(content) || ':' || content, '-') || ','
$$;

-- The seal of a row. `verify` computes the same on its own (packages/database/src/audit/seal-hash.ts).
create function audit_hash(event audit_event) returns bytea language sql stable as $$
  select sha256(convert_to(
    audit_field('parlour-audit-1') || audit_field(encode(event.previous_hash, 'hex'))
    || audit_field(event.number::text) || audit_field(event.merchant_code) || audit_field(event.id::text)
    || audit_field((extract(epoch from event.at) * 1000000)::bigint::text)
    || audit_field(event.action) || audit_field(event.result) || audit_field(event.actor)
    || audit_field(event.actor_name) || audit_field(event.member_id::text) || audit_field(event.subject)
    || audit_field(event.address::text) || audit_field(event.request_id) || audit_field(event.about::text),
  'UTF8'))
$$;

-- A row may be changed once: when it gets its place in the chain, and in nothing else.
create function allow_one_seal() returns trigger language plpgsql as $$
declare
  bare audit_event := new;
begin
  bare.number := null;
  bare.previous_hash := null;
  bare.hash := null;
  -- Byte for byte: two texts of one number would count as equal else. What was sealed has a number, which `bare` has not.
  if bare *<> old or new.hash is distinct from audit_hash(new) then
    raise exception 'audit_event is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;
create trigger sealed_once before update on audit_event
  for each row execute function allow_one_seal();

create function allow_head_forward() returns trigger language plpgsql as $$
begin
  if new.merchant_code <> old.merchant_code or new.number <= old.number then
    raise exception 'a chain only grows' using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;
create trigger only_forward before update on audit_head
  for each row execute function allow_head_forward();

-- With the rights of the owner: who writes an event cannot forget, or undo, that it has to be sealed.
create function note_audit_due() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added where number is not null) then
    raise exception 'an event is sealed after it was written' using errcode = 'insufficient_privilege';
  end if;
  insert into audit_due (merchant_code, event_id) select merchant_code, id from added;
  return null;
end;
$$;
create trigger noted_as_due after insert on audit_event
  referencing new table as added for each statement execute function note_audit_due();

-- Seals at most so many rows of the merchant, the oldest first, and gives how many those were. The lock on the head keeps
-- the chain one; what another process is about to seal is left to it. A row that was committed late is sealed late,
-- behind rows that are younger: the chain has the order in which rows could be seen.
create function seal_audit_events(most integer) returns integer language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  merchant constant text := current_setting('app.merchant');
  head audit_head;
  event audit_event;
  sealed uuid[] := '{}';
begin
  insert into audit_head (merchant_code, number, hash) values (merchant, 0, decode(repeat('00', 32), 'hex'))
  on conflict do nothing;
  select * into head from audit_head where merchant_code = merchant for no key update skip locked;
  if not found then return 0; end if;
  -- A statement of its own, so that it sees all that was committed before the lock was taken.
  for event in select * from audit_event where merchant_code = merchant and number is null order by at, id limit most loop
    event.number := head.number + 1;
    event.previous_hash := head.hash;
    event.hash := audit_hash(event);
    update audit_event set number = event.number, previous_hash = event.previous_hash, hash = event.hash
     where merchant_code = merchant and id = event.id;
    head.number := event.number;
    head.hash := event.hash;
    sealed := sealed || event.id;
  end loop;
  if cardinality(sealed) > 0 then
    update audit_head set number = head.number, hash = head.hash where merchant_code = merchant;
    delete from audit_due where merchant_code = merchant and event_id = any (sealed);
  end if;
  return cardinality(sealed);
end;
$$;

revoke all on function seal_audit_events from public;
grant execute on function seal_audit_events to :app;
