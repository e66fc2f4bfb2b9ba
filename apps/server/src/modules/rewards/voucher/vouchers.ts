// Vouchers (MEMBER-09): each is used once, by its member, or by the first who redeems its code.
import { memberTypes } from '@parlour/contract/member/member-types';
import { voucherCode } from '@parlour/contract/voucher/voucher-code';
import type { Tx } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import { answerOnce, type OnceDeps } from '#modules/idempotency';
import { lockWallets } from '#modules/ledger';
import { payReward } from '../claims/pay-reward.ts';
import { presentReward, textsIn } from '../promotions/present-promotion.ts';
import { findViewer } from '../promotions/viewer-store.ts';
import {
  countAvailable,
  findVoucher,
  listVouchers,
  lockByCode,
  updateUsed,
  type VoucherRow,
} from './store.ts';
import { voucherHash } from './voucher-hash.ts';

export type VoucherDeps = OnceDeps & { limits: Limits; secretKey: Buffer };
type Voucher = CallAnswer<'claimVoucher'>;

export async function readVouchers(
  { merchant, session, language }: MemberCall,
  { state }: CallInput<'voucherList'>,
  { database, clock }: VoucherDeps,
): Promise<CallAnswer<'voucherList'>> {
  const { memberId } = session;
  const at = clock();
  const [rows, available] = await Promise.all([
    database.read(merchant.code, (tx) => listVouchers(tx, { memberId, state, at })),
    database.read(merchant.code, (tx) => countAvailable(tx, memberId, at)),
    database.read(merchant.code, (tx) => demandRegular(tx, memberId)),
  ]);
  return { vouchers: rows.map((row) => present(row, { language, at })), available };
}

/** Refuses restricted members, for whom no incentives are offered (PROMO-03). */
async function demandRegular(tx: Tx, memberId: string): Promise<void> {
  const viewer = await findViewer(tx, memberId);
  if (!viewer || viewer.memberType === memberTypes.restricted) {
    throw new Refusal('function.not.available');
  }
}

export const claimVoucher = (
  call: MemberCall,
  input: CallInput<'claimVoucher'>,
  deps: VoucherDeps,
): Promise<Voucher> =>
  answerOnce(
    call,
    {
      name: 'claimVoucher',
      input,
      run: async (tx) => {
        await demandRegular(tx, call.session.memberId);
        await lockWallets(tx, call.session.memberId);
        return use(tx, call, { row: await findVoucher(tx, input.id), at: deps.clock() });
      },
    },
    deps,
  );

/** Limits of tries in ten minutes: more than a person types, too few to guess 55 bits. */
const tries = { ofMember: 10, ofAddress: 100, seconds: 600 };

export async function redeemVoucher(
  call: MemberCall,
  input: CallInput<'redeemVoucher'>,
  deps: VoucherDeps,
): Promise<Voucher> {
  await countTry(call, deps.limits);
  const code = voucherCode(input.code);
  if (code === null) throw new Refusal('voucher_invalid');
  const { merchant, session } = call;
  const hash = voucherHash(deps.secretKey, merchant.code, code);
  return answerOnce(
    call,
    {
      name: 'redeemVoucher',
      input: { code },
      run: async (tx) => {
        await demandRegular(tx, session.memberId);
        await lockWallets(tx, session.memberId);
        return use(tx, call, { row: await lockByCode(tx, hash), at: deps.clock() });
      },
    },
    deps,
  );
}

async function countTry({ merchant, session, address }: MemberCall, limits: Limits): Promise<void> {
  const { ofMember, ofAddress, seconds } = tries;
  const counted: [string, number][] = [
    // A4: one limit for all devices, because it keeps nobody out of the account.
    [`voucher:${merchant.code}:${session.memberId}`, ofMember],
    [`voucher:${merchant.code}:${addressKey(address)}`, ofAddress],
  ];
  for (const [key, points] of counted) {
    const retryAfter = await limits.take(key, points, seconds);
    if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.voucher', { retryAfter });
  }
}

/** Uses a voucher. An unknown code and another member's get one answer, so that no caller learns which codes exist. */
async function use(
  tx: Tx,
  { session, language }: MemberCall,
  { row, at }: { row: VoucherRow | null; at: Date },
): Promise<Voucher> {
  const { memberId } = session;
  if (!row || (row.memberId !== null && row.memberId !== memberId)) {
    throw new Refusal('voucher_invalid');
  }
  if (row.usedAt !== null) throw new Refusal('voucher_used');
  if (row.expiresAt <= at) throw new Refusal('voucher_expired');
  const { id, merchantCode, reward, currency, cost: amount } = row;
  await updateUsed(tx, id, { memberId, usedAt: at });
  const reference = `voucher:${id}`;
  await payReward(tx, { merchantCode, memberId, reward, reference, currency, amount, at });
  return present({ ...row, memberId, usedAt: at }, { language, at });
}

type VoucherReading = Pick<MemberCall, 'language'> & { at: Date };

function present(row: VoucherRow, { language, at }: VoucherReading): Voucher {
  const { id, texts, reward, currency, expiresAt, usedAt } = row;
  const said = textsIn<{ title: string; line: string }>(texts, language);
  const open = expiresAt <= at ? 'expired' : 'available';
  return {
    id,
    title: said?.title ?? '',
    line: said?.line ?? '',
    reward: presentReward(reward, { currency, language }),
    state: usedAt === null ? open : 'used',
    expiresAt: expiresAt.getTime(),
    usedAt: usedAt?.getTime() ?? null,
  };
}
