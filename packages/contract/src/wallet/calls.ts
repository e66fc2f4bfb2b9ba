import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** A poll, which does not keep an idle session alive (S1). */
export const walletBalance = endpoint<typeof shapes.walletBalance>()({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  audience: 'member',
  summary: 'What the member’s wallet holds',
  module: 'COMM3',
  extendsSession: false,
  errors: {},
});
