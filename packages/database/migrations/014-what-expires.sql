-- What is over is removed in small batches, oldest first; these find it. Last-seen times stay out of any index: they change with each action of a member.

create index session_by_end on session (merchant_code, expires_at);
create index handoff_by_end on handoff (merchant_code, expires_at);
create index wallet_token_by_age on wallet_token (merchant_code, created_at);
grant delete on wallet_token to :app;
