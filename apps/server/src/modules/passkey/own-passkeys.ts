// The rules of a member's passkeys: adding, listing, removing.
import type { Database, Tx } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import { plainEventOf, writeAudit } from '#modules/audit';
import { describeDevice, inSession } from '#modules/session';
import { offerPasskey, verifyMade, type MadePasskey, type PasskeyCeremony } from './ceremony.ts';
import type { GoodChallenge } from './challenge.ts';
import { originsOf, refuseUnlessOn, rpIdOf } from './relying-party.ts';
import { providerOf } from './providers.ts';
import { deletePasskey, getOwner, insertPasskey, listOfMember, spendChallenge } from './store.ts';
import type { TellOfPasskey } from './tell-of-passkey.ts';

export type PasskeyDeps = { database: Database; secretKey: Buffer; clock: () => Date };
export type OwnDeps = PasskeyDeps & { tellOfPasskey: TellOfPasskey };

/** The most passkeys of one member: enough for all phones, security keys and password managers of a person. */
const most = 10;

const newPasskeyOf = ({ merchant, session, origin }: MemberCall): PasskeyCeremony => ({
  scope: {
    realm: merchant.code,
    purpose: 'register',
    personId: session.memberId,
    place: session.deviceId.toLowerCase(),
  },
  rpId: rpIdOf(merchant),
  origins: originsOf(merchant, origin),
});

export async function beginPasskey(call: MemberCall, deps: PasskeyDeps) {
  refuseUnlessOn(call);
  const { merchant, session } = call;
  const { memberId } = session;
  const { owner, own } = await inSession(call, deps, async (tx) => ({
    owner: await getOwner(tx, memberId),
    own: await listOfMember(tx, memberId),
  }));
  if (own.length >= most) throw new Refusal('passkey_limit');
  const { username: name } = owner;
  const site = merchant.setting('name');
  return offerPasskey(newPasskeyOf(call), { id: memberId, name, site, own }, deps);
}

export async function addPasskey(
  call: MemberCall,
  response: MadePasskey,
  deps: OwnDeps,
): Promise<null> {
  refuseUnlessOn(call);
  const now = deps.clock();
  const ceremony = newPasskeyOf(call);
  const made = await verifyMade(ceremony, response, deps);
  if (!made) throw new Refusal('passkey_refused');
  const { challenge, aaguid, ...key } = made;
  const { device } = describeDevice(call, null);
  const { memberId } = call.session;
  const row = {
    ...key,
    memberId,
    rpId: ceremony.rpId,
    transports: response.response.transports ?? [],
    provider: providerOf(aaguid),
    device,
    createdAt: now,
  };
  const owner = await inSession(call, deps, async (tx) => {
    await spendOnce(tx, challenge);
    if ((await listOfMember(tx, memberId)).length >= most) throw new Refusal('passkey_limit');
    if (!(await insertPasskey(tx, row))) throw new Refusal('passkey_refused');
    await writeAudit(tx, plainEventOf(call, 'passkey.add', now));
    return getOwner(tx, memberId);
  });
  deps.tellOfPasskey(call, { owner, device });
  return null;
}

async function spendOnce(tx: Tx, { hash: challengeHash, expiresAt }: GoodChallenge): Promise<void> {
  const isNew = await spendChallenge(tx, { challengeHash, expiresAt });
  if (!isNew) throw new Refusal('passkey_refused');
}

/** Lists passkeys. Like removing, available also if the merchant has turned passkeys off: members can see and remove what is stored. */
export async function listPasskeys(call: MemberCall, { database }: PasskeyDeps) {
  const { merchant, session } = call;
  const found = await database.query(merchant.code, (tx) => listOfMember(tx, session.memberId));
  return {
    passkeys: found.map(({ id, provider, device, createdAt, lastUsedAt }) => ({
      id,
      provider,
      device,
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    })),
    isBasic: session.isBasic,
  };
}

export async function removePasskey(
  call: MemberCall,
  id: string,
  deps: PasskeyDeps,
): Promise<null> {
  const isRemoved = await inSession(call, deps, async (tx) => {
    const removed = await deletePasskey(tx, call.session.memberId, id);
    if (removed) await writeAudit(tx, plainEventOf(call, 'passkey.remove', deps.clock()));
    return removed;
  });
  if (!isRemoved) throw new Refusal('not_found');
  return null;
}
