// The ledger: accounts, movements, entries. What a movement means is known to the modules that ask for it; that none can be half, doubled or unbalanced is the database's own doing.
export { ledgerStore, lockWallets, postMovement, type LedgerStore } from './store.ts';
export type { Movement, Wallet } from './store.ts';
