// Free plays that a supplier granted to members: which there are, and how many bets used each. Asking suppliers for them is supplier-grants' business, taking bets vendor-wallet's.
export { changeUsed, findGrant, hasOpenGrant, insertGrant } from './store.ts';
export type { FreePlayGrant, Playing } from './store.ts';
