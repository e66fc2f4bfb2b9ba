// The kinds of notifications that a member wants, on all devices.
import { pushKinds, type PushKind } from '@parlour/contract/push/kinds';
import type { Database } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { inSession } from '#modules/session';
import { keepUnwanted, listUnwanted } from './store.ts';

type Deps = { database: Database; clock: () => Date };

export async function readChoice(
  { merchant, session }: MemberCall,
  { database }: Pick<Deps, 'database'>,
) {
  const unwanted = await database.read(merchant.code, (tx) => listUnwanted(tx, session.memberId));
  return { wanted: pushKinds.filter((kind) => !unwanted.includes(kind)) };
}

export async function keepChoice(
  call: MemberCall,
  wanted: readonly PushKind[],
  deps: Deps,
): Promise<null> {
  const { memberId } = call.session;
  const unwanted = pushKinds.filter((kind) => !wanted.includes(kind));
  await inSession(call, deps, (tx) => keepUnwanted(tx, { memberId, unwanted }));
  return null;
}
