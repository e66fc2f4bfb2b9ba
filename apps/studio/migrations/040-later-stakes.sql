-- When a stake is decided at the latest, where its game knows: the wallet keeps the round open until then.
alter table money_move
  add column settles_at timestamptz,
  add check (settles_at is null or kind = 'stake');
