import { endpoint } from '../endpoint.ts';
import { idempotencyErrors } from '../errors.ts';
import type * as shapes from './calls.schema.ts';

const module = 'REWCEN3';

export const voucherList = endpoint<typeof shapes.voucherList>()({
  method: 'GET',
  path: '/wps/voucher/list',
  audience: 'member',
  summary: 'The member’s vouchers: to claim, used, or expired',
  module,
  atGateway: 'off',
  errors: {},
});

const voucherErrors = {
  ...idempotencyErrors,
  voucher_invalid: 404,
  voucher_used: 409,
  voucher_expired: 409,
} as const;

export const claimVoucher = endpoint<typeof shapes.claimVoucher>()({
  method: 'POST',
  path: '/wps/voucher/claim',
  audience: 'member',
  summary: 'Take what a voucher of the member’s is worth, once',
  module,
  atGateway: 'off',
  needsIdempotencyKey: true,
  errors: voucherErrors,
});

/** MEMBER-09: one answer for a code that is unknown, another merchant's, or used by another member. */
export const redeemVoucher = endpoint<typeof shapes.redeemVoucher>()({
  method: 'POST',
  path: '/wps/voucher/redeem',
  audience: 'member',
  summary: 'Take what a code is worth, once',
  module,
  atGateway: 'off',
  needsIdempotencyKey: true,
  errors: { ...voucherErrors, 'TOO_MANY_REQUEST.voucher': 429 },
});
