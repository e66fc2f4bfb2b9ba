-- What a promotion works out for all members at once, and for which week it has done so.
create table promotion_run (
  merchant_code text not null references merchant (code),
  promotion_id uuid not null,
  first_day date not null,
  finished_at timestamptz not null,
  primary key (merchant_code, promotion_id, first_day),
  foreign key (merchant_code, promotion_id) references promotion (merchant_code, id)
);
select protect_tenant_table('promotion_run');
grant select, insert on promotion_run to :app;
