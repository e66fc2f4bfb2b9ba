-- A claim of a promotion may give a voucher: one of a member, never one with a code.
grant insert (merchant_code, id, member_id, batch, texts, reward, currency, cost, created_at, expires_at)
  on voucher to :app;
