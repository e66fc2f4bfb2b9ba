-- What a supplier tells of its games beside their names, and of those that are drawn at set times.

-- { rtp, minStake, maxStake, tags, hasTrial }, each only where it was told.
alter table game add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object');
grant update (details) on game to :app;

-- Apart from the games: a draw a minute would make all processes read the lobby anew each time.
create table game_draw (
  merchant_code text not null references merchant (code),
  vendor text not null,
  game_id text not null,
  next_draw_at timestamptz not null,
  -- In the order in which they are shown; one that begins with + is the bonus.
  last_result text[] not null default '{}',
  -- Of the merchant's currency.
  prize text check (prize ~ '^\d{1,15}(\.\d{1,5})?$'),
  primary key (merchant_code, vendor, game_id),
  foreign key (merchant_code, vendor, game_id) references game (merchant_code, vendor, game_id)
    on delete cascade
);
select protect_tenant_table('game_draw');
grant select, insert, update, delete on game_draw to :app;
-- Which games are drawn is painted into pages.
create trigger game_draw_known after insert or delete on game_draw
  for each statement execute function count_merchant_change();

-- When the draws alone are asked for next; of several processes only one does.
alter table catalogue_pull add column draws_due_at timestamptz not null default 'epoch';
