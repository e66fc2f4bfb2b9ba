-- Named as in every supplier's database: packages/supplier reads and writes them.
alter table hub_list_pull rename to list_pull;
alter table hub_round_link rename to round_link;
