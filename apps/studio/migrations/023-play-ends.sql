-- A play ends with the member's session, and only the wallet knows of that one.
alter table play
  -- When a wallet said that it knows the token no more.
  add column ended_at timestamptz,
  -- When the wallet is asked next whether it still knows the token; null in demo play.
  add column ask_at timestamptz;
update play set ask_at = opened_at where token is not null;
