-- Points: what tasks give besides their reward, and what leaderboards rank by.

alter table reward
  -- Counted when it became ready.
  add column points integer not null default 0 check (points >= 0),
  -- The merchant's day on which it became ready.
  add column earned_on date;

-- A member's points in a day, week or month of the merchant's: sums of `reward.points`.
create table score (
  merchant_code text not null references merchant (code),
  period text not null check (period in ('day', 'week', 'month')),
  first_day date not null,
  member_id uuid not null,
  points bigint not null check (points > 0),
  -- When they came to that: of two with the same the earlier one stands first.
  reached_at timestamptz not null,
  primary key (merchant_code, period, first_day, member_id),
  foreign key (merchant_code, member_id) references member (merchant_code, id)
);
create index score_by_points on score (merchant_code, period, first_day, points desc, reached_at, member_id);
create index score_of_member on score (merchant_code, member_id);
select protect_tenant_table('score');
grant select, insert, update (points, reached_at) on score to :app;
