// Reads the body of a wallet call: JSON whose amounts keep every digit, then the shape of its path.
import type { Integration } from '@parlour/contract/integrations';
import { z } from 'zod';
import { CallRefused, type AboutBalance, type AboutMember, type MoneyCall } from './wallet-call.ts';

/** Text that the database stores unchanged: no control characters, no broken surrogate pairs. */
const text = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value));
/** A vendor's id. It contains no space; our own ids contain one, so a vendor cannot send them. */
const id = z.string().regex(/^[!-~]{1,100}$/);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** Our extension of the protocol. An invalid value is ignored, because it is no reason to refuse a bet. */
const meta = z
  .object({ settles_at: z.iso.datetime({ offset: true }) })
  .transform(({ settles_at: told }) => new Date(told))
  .nullish()
  .catch(null);

const aboutMember = z.object({ user: text(3, 255), request_uuid: text(1, 100) });
const aboutBalance = aboutMember.extend({ token: text(1, 255), game_code: text(1, 255) });
const transaction = aboutBalance.extend({
  transaction_uuid: id,
  round: text(1, 255).nullish(),
  round_closed: flag,
  is_free: flag,
  is_supplier_promo: flag,
  reward_uuid: id.nullish(),
  currency: z.string().nullish(),
  amount: z.bigint().optional(),
  reference_transaction_uuid: id.nullish(),
  meta,
});
const money = { currency: z.string().max(20), amount: z.bigint() };

const shapes = {
  bet: transaction.extend(money),
  win: transaction
    .extend(money)
    .refine((call) => call.is_supplier_promo || call.reference_transaction_uuid),
  rollback: transaction
    .extend({ reference_transaction_uuid: id })
    .refine((call) => call.reference_transaction_uuid !== call.transaction_uuid),
};

type Reviver = Parameters<typeof JSON.parse>[1];
type Digits = { source?: string };

/** Reads an amount from its digits, so that no float loses any (W2). Other values stay unchanged, and the schema refuses them. */
const keepDigits = (key: string, value: unknown, { source }: Digits): unknown =>
  key === 'amount' && source !== undefined && /^\d{1,16}$/.test(source) ? BigInt(source) : value;

export function readJson(body: Buffer): unknown {
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return JSON.parse(decoded, keepDigits as Reviver);
  } catch {
    throw new CallRefused('RS_ERROR_WRONG_SYNTAX');
  }
}

export const readAboutMember = (json: unknown): AboutMember => {
  const call = check(aboutMember, json);
  return { user: call.user, requestId: call.request_uuid };
};

export const readAboutBalance = (json: unknown): AboutBalance => {
  const call = check(aboutBalance, json);
  const { user, request_uuid: requestId, token, game_code: gameCode } = call;
  return { user, requestId, token, gameCode };
};

export function readMoneyCall(
  kind: MoneyCall['kind'],
  integration: Integration,
  json: unknown,
): MoneyCall {
  const call = check<z.output<typeof transaction>>(shapes[kind], json);
  const referenceId = kind === 'bet' ? null : (call.reference_transaction_uuid ?? null);
  const isGranted = kind === 'bet' && call.is_free && !call.is_supplier_promo;
  return {
    ...readAboutBalance(json),
    kind,
    integration,
    id: call.transaction_uuid,
    referenceId,
    round: call.round ?? null,
    closesRound: call.round_closed,
    currency: call.currency ?? null,
    amount: kind === 'rollback' ? 0n : (call.amount ?? 0n),
    isFree: call.is_free || call.is_supplier_promo,
    isPromo: call.is_supplier_promo,
    supplierReward: isGranted ? (call.reward_uuid ?? null) : null,
    settlesAt: kind === 'bet' ? (call.meta ?? null) : null,
    isPrize: kind === 'win' && referenceId === null,
  };
}

function check<T>(shape: z.ZodType<T>, json: unknown): T {
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const isWrongType = parsed.error.issues.every(
    ({ code, path }) => code === 'invalid_type' && path.length > 0 && isGiven(json, path),
  );
  throw new CallRefused(isWrongType ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX');
}

const isGiven = (json: unknown, [name = '']: PropertyKey[]): boolean =>
  Object.hasOwn(json as object, name);
