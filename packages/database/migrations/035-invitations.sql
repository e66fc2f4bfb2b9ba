-- Invitations: each member's own code, and who came by it (MEMBER-13).

-- Eight letters and digits that no two are mistaken for each other, 40 bits: nobody finds one by trying.
create function new_invite_code() returns text language sql volatile as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(bytes, at) % 32 + 1, 1), '' order by at)
    from (select uuid_send(gen_random_uuid()) as bytes) as random
   -- Bytes 6 and 8 of a UUID hold its version.
   cross join unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as at
$$;

alter table member
  add column invite_code text not null default new_invite_code() check (invite_code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  add unique (merchant_code, invite_code);

-- One row for each member who came by another one's code.
create table invitation (
  merchant_code text not null references merchant (code),
  friend_id uuid not null,
  inviter_id uuid not null check (inviter_id <> friend_id),
  joined_at timestamptz not null,
  -- `joined` until the friend has done what the promotion asks; `withheld` is for staff to look at, who make it
  -- `qualified` or `refused`.
  state text not null check (state in ('joined', 'qualified', 'withheld', 'refused')),
  -- Why the two may be one person; null where nothing says so. The device or the address itself is not kept here.
  mark text check (mark in ('same_device', 'same_address')),
  -- When the friend had done it.
  qualified_at timestamptz,
  check ((state = 'joined') = (qualified_at is null)),
  check (state not in ('withheld', 'refused') or mark is not null),
  primary key (merchant_code, friend_id),
  foreign key (merchant_code, friend_id) references member (merchant_code, id),
  foreign key (merchant_code, inviter_id) references member (merchant_code, id)
);
create index invitation_of_inviter on invitation (merchant_code, inviter_id, joined_at desc);
create index invitation_withheld on invitation (merchant_code, joined_at) where state = 'withheld';
select protect_tenant_table('invitation');
grant select, insert, update (state, mark, qualified_at) on invitation to :app;
