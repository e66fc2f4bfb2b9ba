-- What the operator's site calls the title in the player's language, and the sum in 1/100000 above which a purchase is asked about; null where it said none.
alter table play
  add column title text,
  add column confirm_above bigint check (confirm_above >= 0);
