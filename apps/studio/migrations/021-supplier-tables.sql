-- Named as in every supplier's database: packages/supplier reads and writes it. A round of ours is known by its stake.
alter table round_link rename column stake_id to round_id;
