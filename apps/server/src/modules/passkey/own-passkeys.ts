// The rules of a member's passkeys: adding, listing, removing.
import type { Database, Tx } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { plainEventOf, writeAudit } from '#modules/audit';
import { describeDevice, inSession } from '#modules/session';
import { challengeMs, mintChallenge, readChallenge, type ChallengeScope } from './challenge.ts';
import { algorithms, webAuthn } from './library.ts';
import { originsOf, refuseUnlessOn, rpIdOf } from './relying-party.ts';
import { providerOf } from './providers.ts';
import { deletePasskey, getOwner, insertPasskey, listOfMember, spendChallenge } from './store.ts';
import type { TellOfPasskey } from './tell-of-passkey.ts';

export type PasskeyDeps = { database: Database; secretKey: Buffer; clock: () => Date };
export type OwnDeps = PasskeyDeps & { tellOfPasskey: TellOfPasskey };

/** The most passkeys of one member: enough for all phones, security keys and password managers of a person. */
const most = 10;

const challengeFor = ({ merchant, session }: MemberCall): ChallengeScope => ({
  merchantCode: merchant.code,
  purpose: 'register',
  memberId: session.memberId,
  deviceId: session.deviceId,
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
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: merchant.setting('name'),
    rpID: rpIdOf(merchant),
    userName: owner.username,
    userDisplayName: owner.username,
    // The authenticator returns this id at a login without a username.
    userID: new TextEncoder().encode(memberId),
    challenge: new Uint8Array(mintChallenge(deps.secretKey, challengeFor(call), deps.clock())),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    supportedAlgorithmIDs: [...algorithms],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function addPasskey(
  call: MemberCall,
  response: CallInput<'addPasskey'>,
  deps: OwnDeps,
): Promise<null> {
  refuseUnlessOn(call);
  const { merchant, session } = call;
  const now = deps.clock();
  const made = await verifyNew(call, response, deps);
  if (!made) throw new Refusal('passkey_refused');
  const { device } = describeDevice(call, null);
  const { memberId } = session;
  const row = {
    memberId,
    credentialId: Buffer.from(made.credential.id, 'base64url'),
    publicKey: Buffer.from(made.credential.publicKey),
    counter: made.credential.counter,
    rpId: rpIdOf(merchant),
    transports: response.response.transports ?? [],
    provider: providerOf(made.aaguid),
    device,
    createdAt: now,
  };
  const owner = await inSession(call, deps, async (tx) => {
    await spendOnce(tx, made.challenge);
    if ((await listOfMember(tx, memberId)).length >= most) throw new Refusal('passkey_limit');
    if (!(await insertPasskey(tx, row))) throw new Refusal('passkey_refused');
    await writeAudit(tx, plainEventOf(call, 'passkey.add', now));
    return getOwner(tx, memberId);
  });
  deps.tellOfPasskey(call, { owner, device });
  return null;
}

async function spendOnce(
  tx: Tx,
  { hash: challengeHash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  const isNew = await spendChallenge(tx, { challengeHash, expiresAt });
  if (!isNew) throw new Refusal('passkey_refused');
}

/** Null if the response does not answer one of our challenges. */
async function verifyNew(
  call: MemberCall,
  response: CallInput<'addPasskey'>,
  { secretKey, clock }: PasskeyDeps,
) {
  const { merchant } = call;
  let challenge = null as ReturnType<typeof readChallenge>;
  const { verifyRegistrationResponse } = await webAuthn();
  // Throws if the response does not follow the standard.
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (text) => {
      challenge = readChallenge(secretKey, challengeFor(call), { challenge: text, now: clock() });
      return challenge !== null;
    },
    expectedOrigin: originsOf(merchant, call.origin),
    expectedRPID: rpIdOf(merchant),
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => null);
  if (!verified?.verified || challenge === null) return null;
  const { credential, aaguid } = verified.registrationInfo;
  return { credential, aaguid, challenge };
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
