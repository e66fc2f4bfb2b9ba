// The address where an operator looks at a round, found by one of its transactions.
import { readAskedRound } from '@parlour/supplier/asked-round';
import type { Operator } from '@parlour/supplier/key-folder';
import { hashCode, newCode } from '@parlour/supplier/one-time-code';
import { refuse } from '@parlour/supplier/refusal';
import type { RoundStore } from '../rounds/store.ts';

type Making = { rounds: RoundStore; operator: Operator; now: Date };

export async function makeRoundLink(input: unknown, making: Making): Promise<string> {
  const asked = readAskedRound(input);
  const found = await making.rounds.findRoundOf(asked.transaction_uuid, making.operator.operatorId);
  if (!found || found.id !== asked.round || found.player !== asked.user) {
    throw refuse(404, 'round was not found');
  }
  const code = newCode();
  await making.rounds.insertRoundLink({
    codeHash: hashCode(code),
    roundId: found.id,
    madeAt: making.now,
  });
  return `/hub/round/${code}`;
}
