// Staff's calls on the ledger (docs/ledger.md): prove it, see what waits, and read its accounts. None changes anything.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

const ofStaff = { audience: 'staff', method: 'GET' } as const;

export const checkLedger = endpoint<typeof shapes.checkLedger>()({
  ...ofStaff,
  path: '/ops/ledger/check',
  summary: 'Check every invariant over all merchants',
  errors: {},
});
export const listRounds = endpoint<typeof shapes.listRounds>()({
  ...ofStaff,
  path: '/ops/ledger/rounds',
  summary: 'Rounds without an outcome, late wins, and rollbacks that wait for money',
  errors: {},
});
export const readHouse = endpoint<typeof shapes.readHouse>()({
  ...ofStaff,
  path: '/ops/ledger/house',
  summary: 'The balances of the house accounts of all merchants',
  errors: {},
});
export const readStatement = endpoint<typeof shapes.readStatement>()({
  ...ofStaff,
  path: '/ops/:merchant/ledger/statement',
  summary: 'The latest lines of a member’s wallets and bonus money, oldest first',
  errors: { not_found: 404 },
});
