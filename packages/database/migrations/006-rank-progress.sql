-- How far a member is on the way to the next club label (MEMBER-05). No row: no conditions are counted yet.

create table rank_progress (
  merchant_code text not null references merchant (code),
  member_id uuid not null,
  completed_conditions integer not null check (completed_conditions >= 0),
  total_conditions integer not null check (total_conditions >= completed_conditions),
  primary key (merchant_code, member_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
select protect_tenant_table('rank_progress');
grant select on rank_progress to :app;
