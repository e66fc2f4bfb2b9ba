// Identities that members connect to their account, list and disconnect (IDP-03, A11). Other members' identities cannot be reached.
import type { MemberCall } from '#http/call';
import type { Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import { auditFrom, writeAudit } from '#modules/audit';
import { inSession, inSessionOfLockedMember, memberDeviceKey } from '#modules/session';
import type { AuditEvent } from '@parlour/contract/audit/event';
import { checkToken, spendToken, type PresentedToken, type IdentityDeps } from './check-token.ts';
import { connectIdentity } from './connect.ts';
import { findOwner, isOnlyWay, listOfMember, removeIdentity, type IdentityRow } from './store.ts';

export type OwnDeps = IdentityDeps & { limits: Limits };

/** The most identities listed, more than a member has; the newest are listed. */
const mostListed = 50;
const tries = { count: 10, seconds: 300 };

const describe = ({ id, channel, label, boundAt }: IdentityRow) => ({
  id,
  channel,
  label,
  boundAt: boundAt.getTime(),
});

export async function listOwn({ merchant, session }: MemberCall, { database }: IdentityDeps) {
  const rows = await database.query(merchant.code, (tx) =>
    listOfMember(tx, { memberId: session.memberId, most: mostListed }),
  );
  return { identities: rows.map(describe) };
}

/** Connects an identity. The caller has logged in by a proof of the account itself, and by a second factor if one is required. */
export async function bindOwn(call: MemberCall, given: PresentedToken, deps: OwnDeps) {
  const { merchant, session } = call;
  const { memberId } = session;
  await countTry(call, deps);
  const identity = await checkToken(merchant, given, deps);
  const { channel } = given;
  const at = deps.clock();
  const done = await inSession(call, deps, async (tx) => {
    const tell = (result: AuditEvent<'identity.bind'>['result']) =>
      writeAudit(tx, { ...eventOf(call, at), action: 'identity.bind', result, about: { channel } });
    if (!identity || !(await spendToken(tx, identity))) {
      await tell('refused');
      return 'refused';
    }
    const added = await connectIdentity(tx, identity, { memberId, at });
    if (added) {
      await tell('ok');
      return added;
    }
    if ((await findOwner(tx, identity)) !== memberId) {
      await tell('taken');
      return 'taken';
    }
    // The member already had this identity: nothing changes, and nothing is recorded.
    const { issuer, subject } = identity;
    const own = await listOfMember(tx, { memberId, most: mostListed });
    return own.find((each) => each.issuer === issuer && each.subject === subject) ?? 'refused';
  });
  if (done === 'refused') throw new Refusal('identity_refused');
  if (done === 'taken') throw new Refusal('identity_taken');
  return describe(done);
}

export async function unbindOwn(call: MemberCall, id: string, deps: IdentityDeps) {
  const { merchant, session } = call;
  const event = eventOf(call, deps.clock());
  const hasPasskeys = merchant.setting('passkeys');
  const refused = await inSessionOfLockedMember(call, deps, async (tx) => {
    if (await isOnlyWay(tx, { memberId: session.memberId, id, hasPasskeys }))
      return 'identity_last';
    const removed = await removeIdentity(tx, session.memberId, id);
    // Of two concurrent calls, one removed it (L1).
    if (!removed) return 'not_found';
    const about = { channel: removed.channel };
    await writeAudit(tx, { ...event, action: 'identity.unbind', result: 'ok', about });
    return null;
  });
  if (refused) throw new Refusal(refused);
  return null;
}

const eventOf = (call: MemberCall, at: Date) =>
  ({ ...auditFrom(call), at, actor: 'member', memberId: call.session.memberId }) as const;

async function countTry(call: MemberCall, { database, limits }: OwnDeps): Promise<void> {
  const { merchant, session } = call;
  const ownDevice = await memberDeviceKey(call, database);
  const key = `identity:${merchant.code}:${session.memberId}${ownDevice}`;
  const retryAfter = await limits.take(key, tries.count, tries.seconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.identity', { retryAfter });
}
