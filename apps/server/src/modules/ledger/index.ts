// The ledger: accounts, movements, entries. The modules that ask for a movement know what it means; the database itself refuses one that is not balanced or that comes twice.
export {
  listMemberAccounts,
  listWallets,
  lockWallets,
  openAccount,
  postMovement,
} from './store.ts';
export type { MemberAccount, Movement, WalletAccount } from './store.ts';
