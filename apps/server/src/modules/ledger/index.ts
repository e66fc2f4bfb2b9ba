// The ledger: accounts, movements, entries. The modules that post movements know their meaning; the database itself refuses a movement that is not balanced or is repeated.
export { balanceOf, bonusIn } from './balance.ts';
export {
  listMemberAccounts,
  listWallets,
  lockWallets,
  openAccount,
  postMovement,
} from './store.ts';
export type { MemberAccount, Movement, WalletAccount } from './store.ts';
export { listLatestLines, type LatestLine } from './statement-store.ts';
