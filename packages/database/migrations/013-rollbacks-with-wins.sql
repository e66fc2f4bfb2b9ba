-- A rollback of a bet takes the bet's wins back in the same decision (decision 049).

-- A rollback of our own, of a win, has kind `rollback` and the id `rollback <the win's id>`. `waiting_rollback` is
-- one of a vendor's that was refused because the wins are spent: it moved nothing, is kept once for each bet, as
-- `waiting <the bet's id>`, and is shown to staff until the bet is given back.
alter table vendor_transaction
  drop constraint vendor_transaction_kind_check,
  add constraint vendor_transaction_kind_check
    check (kind in ('bet', 'win', 'rollback', 'void', 'late_win', 'waiting_rollback', 'tombstone'));

-- The wins of a bet, for a rollback of it. A bet does not touch it.
create index vendor_transaction_win on vendor_transaction (merchant_code, integration, reference_id)
  where kind = 'win';
create index vendor_transaction_waiting on vendor_transaction (merchant_code, received_at)
  where kind = 'waiting_rollback';
