// The ledger: accounts, movements, entries. What a movement means is known to the modules that ask for it; that none can be half, doubled or unbalanced is the database's own doing.
export { listWallets, lockWallets, openAccount, postMovement } from './store.ts';
export type { Movement, WalletAccount } from './store.ts';
