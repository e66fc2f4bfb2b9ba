// Free plays that a supplier granted to members, and how many bets used each. The module supplier-grants requests them, vendor-wallet takes the bets.
export { changeUsed, findGrant, hasOpenGrant, insertGrant } from './store.ts';
export type { FreePlayGrant, MemberGame } from './store.ts';
