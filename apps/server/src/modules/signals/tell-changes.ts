// Passes changes on to the streams that they concern, and ends streams whose session or site is over.
import { isSignalKind, type SignalKind } from '@parlour/contract/signals/kinds';
import type { SignalledChange } from '@parlour/contract/signals/change';
import type { Database } from '@parlour/database/connection';
import type { FindClosed } from '#http/guard/site-closure';
import { changedEvent } from '#http/steps/signal-stream';
import { listOverSessions } from '#modules/session';
import type { Merchants } from '#modules/site';
import type { MemberStream, Streams } from './streams.ts';

export type TellDeps = {
  streams: Streams;
  database: Database;
  clock: () => Date;
  merchants: Pick<Merchants, 'findByCode'>;
  findClosed: FindClosed;
};

/** Tells the page to ask, which then learns why the stream is over. */
function endWith(what: SignalKind, { out }: MemberStream): void {
  out.write(changedEvent([what]));
  out.end();
}

/** Streams that are told of one change at a time, so that their pages do not all ask in the same moment. */
const slice = 500;
const betweenSlicesMs = 100;

function tellAll(streams: readonly MemberStream[], event: string): void {
  for (const { out } of streams.slice(0, slice)) out.write(event);
  const rest = streams.slice(slice);
  if (rest.length > 0) setTimeout(() => tellAll(rest, event), betweenSlicesMs).unref();
}

/** Tells the streams of these changes, but for those that only the back office shows. */
export async function tellChanges(
  changes: readonly SignalledChange[],
  deps: TellDeps,
): Promise<void> {
  const { streams } = deps;
  const byOwner = Map.groupBy(changes, ({ merchantCode, memberId }) =>
    JSON.stringify([merchantCode, memberId]),
  );
  const ending: MemberStream[] = [];
  for (const own of byOwner.values()) {
    const [first] = own;
    if (!first) continue;
    const { merchantCode, memberId } = first;
    const kinds = own.map(({ what }) => what).filter(isSignalKind);
    if (kinds.length === 0) continue;
    const event = changedEvent(kinds);
    if (memberId === null) {
      tellAll(streams.ofMerchant(merchantCode), event);
      continue;
    }
    const concerned = streams.ofMember(merchantCode, memberId);
    for (const { out } of concerned) out.write(event);
    if (kinds.includes('session')) ending.push(...concerned);
  }
  await endOver(ending, deps);
}

/** Ends those of the streams that would not be opened any more: the session is over, or the site is closed to the caller. */
export async function endOver(among: readonly MemberStream[], deps: TellDeps): Promise<void> {
  const byMerchant = Map.groupBy(among, ({ merchantCode }) => merchantCode);
  for (const [code, own] of byMerchant) {
    const merchant = await deps.merchants.findByCode(code);
    const isClosedTo = ({ address }: MemberStream): boolean =>
      merchant === null ||
      merchant.setting('gateway.url') !== null ||
      deps.findClosed(merchant, address) !== null;
    const open = own.filter((each) => !isClosedTo(each));
    for (const stream of own) if (isClosedTo(stream)) endWith('site', stream);
    if (merchant === null || open.length === 0) continue;
    const ids = open.map(({ sessionId }) => sessionId);
    const over = new Set(await listOverSessions(deps, merchant, ids));
    for (const stream of open) if (over.has(stream.sessionId)) endWith('session', stream);
  }
}

/** Tells the streams of merchants whose settings have changed. */
export async function tellSites(codes: readonly string[], deps: TellDeps): Promise<void> {
  const concerned = codes.flatMap((code) => deps.streams.ofMerchant(code));
  tellAll(concerned, changedEvent(['site']));
  await endOver(concerned, deps);
}
