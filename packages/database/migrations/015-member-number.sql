-- The number by which a member names itself to people: eight digits, unlike the id, which is for machines (MEMBER-01).

create sequence member_number;
grant usage on sequence member_number to :app;

-- Steps of a size that shares no factor with the 90 million numbers there are: each comes once, and neighbours do not look alike.
create function next_member_number() returns bigint language sql volatile as $$
  select 10000000 + nextval('member_number') * 48271999 % 90000000
$$;

alter table member
  add column number bigint not null default next_member_number(),
  add unique (merchant_code, number);
