-- A bet may say when it is decided at the latest, as a lottery's ticket for a draw in a month does. Its round waits for that (G3).

-- The latest that the waiting bets told; null where none did. Rights are the table's.
alter table game_round add column settles_at timestamptz;

-- greatest() skips nulls: since then a round without an outcome is waited for.
drop index game_round_open;
create index game_round_due on game_round (merchant_code, greatest(opened_at, settles_at))
  where state = 'open';
