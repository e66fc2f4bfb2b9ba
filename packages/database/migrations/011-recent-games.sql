-- A launch notes the game; the last time counts.
grant insert, update (played_at) on recent_game to :app;
