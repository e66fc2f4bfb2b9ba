// What a member decides counts only while the session lives that it was decided in: asked in the transaction that decides (H6).
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import { isLive, type SessionDeps } from './open-session.ts';

type Asked = {
  limited: boolean;
  basic: boolean;
  lastSeenAt: Date;
  expiresAt: Date;
  disabled: boolean;
};

/** Whoever ends the session waits until this transaction is over, and is waited for. */
const holdSession = statement<Asked, [id: string]>(
  'hold_session',
  `select s.limited, s.basic, s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", m.disabled
     from session s join member m on m.merchant_code = s.merchant_code and m.id = s.member_id
    where s.id = $1 for key share of s`,
);

/** Throws `customer.not.login` where the call's session is over. A transaction that locks its member does so before, as those that end sessions do. */
export async function askSession(
  tx: Tx,
  { merchant, session }: MemberCall,
  { clock }: Pick<SessionDeps, 'clock'>,
): Promise<void> {
  const [found] = await holdSession(tx, session.id);
  const isSame =
    found !== undefined &&
    !found.disabled &&
    found.limited === session.limited &&
    found.basic === session.isBasic;
  if (!isSame || !isLive(merchant, found, clock())) throw new Refusal('customer.not.login');
}

/** A transaction of a member's call that begins with the question whether its session lives. */
export const inSession = <T>(
  call: MemberCall,
  deps: SessionDeps,
  run: (tx: Tx) => Promise<T>,
): Promise<T> =>
  deps.database.transaction(call.merchant.code, async (tx) => {
    await askSession(tx, call, deps);
    return run(tx);
  });
