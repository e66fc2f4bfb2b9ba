// The way of a member to a listed site, with a one-time token made for it (REDIR-01, REDIR-02).
import { targetLanguage } from '@parlour/contract/leaving/target-language';
import type { Call, MemberCall } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import {
  countHandoffTry,
  handoffMs,
  inSession,
  insertHandoff,
  mintSecret,
  type HandoffDeps,
} from '#modules/session';
import { isListed, readTarget, sayTarget } from './read-target.ts';

/** Adds parameters to an address. One that it already has is replaced: the site's own values count. */
function addressWith(target: URL, parameters: Record<string, string>): string {
  const address = new URL(target);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

export async function leaveForTarget(
  call: MemberCall,
  { url, headerColor }: CallInput<'leaveForTarget'>,
  deps: HandoffDeps,
): Promise<CallAnswer<'leaveForTarget'>> {
  await countHandoffTry(call, deps.limits);
  const { merchant, session } = call;
  const target = readTarget(url);
  if (!target || !isListed(merchant, target)) throw new Refusal('redirect_refused');
  const { secret: token, hash: codeHash } = mintSecret();
  const expiresAt = new Date(deps.clock().getTime() + handoffMs);
  const handoff = { codeHash, sessionId: session.id, audience: target.origin, expiresAt };
  await inSession(call, deps, (tx) => insertHandoff(tx, { ...handoff, purpose: 'target' }));
  const address = addressWith(target, {
    token,
    language: targetLanguage(call.language),
    headerColor,
    b2c: '1',
    title: merchant.setting('name'),
  });
  return { address };
}

/** Counts by address, apart from tries with codes, which are credentials. */
async function countLook({ merchant, address }: Call, limits: Limits): Promise<void> {
  const key = `redirect:${merchant.code}:${addressKey(address)}`;
  const retryAfter = await limits.take(key, 300, 300);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.handoff', { retryAfter });
}

export async function describeTarget(
  call: Call,
  { url }: CallInput<'describeTarget'>,
  { limits }: Pick<HandoffDeps, 'limits'>,
): Promise<CallAnswer<'describeTarget'>> {
  await countLook(call, limits);
  const target = readTarget(url);
  if (!target) throw new Refusal('redirect_refused');
  return { isListed: isListed(call.merchant, target), ...sayTarget(target) };
}
