-- The pace of play that the operator's rules set; null where they set none.
alter table play add column pace text check (pace in ('uk'));
-- When the player may begin the next round that keeps a pace; null before the first one.
alter table player add column next_start_at timestamptz;
