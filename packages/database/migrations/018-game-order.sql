-- A page of the game list comes in the merchant's order without all other games being sorted first (LOBBY-04).
create index game_in_order on game (merchant_code, position, category, vendor, node_id);
