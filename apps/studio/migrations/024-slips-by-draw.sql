-- A player's slips are shown by draw.
create index lottery_slip_of_player_by_issue on lottery_slip (player_id, issue, number);
drop index lottery_slip_of_player;
