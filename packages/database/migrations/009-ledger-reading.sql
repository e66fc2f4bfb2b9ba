-- The ledger as people read it. Both views show what the reader's own role may see, one merchant at a time.

-- A wallet line by line, the latest number last: what moved, why, and what the wallet held after it.
create view wallet_statement with (security_invoker = true) as
  select entry.merchant_code, member.username, account.member_id, movement.id as number, movement.moved_at,
         movement.kind, movement.reference, movement.round, movement.currency, entry.amount, entry.balance
    from entry
    join movement on movement.merchant_code = entry.merchant_code and movement.id = entry.movement_id
    join account on account.merchant_code = entry.merchant_code and account.id = entry.account_id
    join member on member.merchant_code = account.merchant_code and member.id = account.member_id;

-- What each account of the house holds: the sum of its entries. Below zero is what it gave.
create view house_balance with (security_invoker = true) as
  select account.merchant_code, account.kind, account.integration, account.currency,
         coalesce(sum(entry.amount), 0) as balance
    from account
    left join entry on entry.merchant_code = account.merchant_code and entry.account_id = account.id
   where account.kind <> 'wallet'
   group by account.merchant_code, account.kind, account.integration, account.currency;

grant select on wallet_statement, house_balance to :app;
