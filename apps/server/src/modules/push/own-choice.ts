// Of what a member wants to be told, on all devices.
import { pushKinds, type PushKind } from '@parlour/contract/push/kinds';
import type { Database } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { keepUnwanted, listUnwanted } from './store.ts';

type Deps = { database: Database };

export async function readChoice({ merchant, session }: MemberCall, { database }: Deps) {
  const unwanted = await database.read(merchant.code, (tx) => listUnwanted(tx, session.memberId));
  return { wanted: pushKinds.filter((kind) => !unwanted.includes(kind)) };
}

export async function keepChoice(
  { merchant, session }: MemberCall,
  wanted: readonly PushKind[],
  { database }: Deps,
): Promise<null> {
  const unwanted = pushKinds.filter((kind) => !wanted.includes(kind));
  const choice = { merchantCode: merchant.code, memberId: session.memberId, unwanted };
  await database.query(merchant.code, (tx) => keepUnwanted(tx, choice));
  return null;
}
