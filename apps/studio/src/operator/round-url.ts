// The address where an operator looks at a round, found by one of its transactions.
import { readAskedRound } from '@parlour/supplier/asked-round';
import type { Operator } from '@parlour/supplier/key-folder';
import { hashCode, newCode } from '@parlour/supplier/one-time-code';
import { refuse } from '@parlour/supplier/refusal';
import type { RoundStore } from './round-store.ts';

type Making = { rounds: RoundStore; operator: Operator; now: Date };

export async function makeRoundLink(input: unknown, making: Making): Promise<string> {
  const asked = readAskedRound(input);
  const { operatorId } = making.operator;
  const stakeId = await making.rounds.findStake({
    operatorId,
    player: asked.user,
    moveId: asked.transaction_uuid,
    round: asked.round,
  });
  if (stakeId === null) throw refuse(404, 'round was not found');
  const code = newCode();
  await making.rounds.insertLink({ codeHash: hashCode(code), stakeId, madeAt: making.now });
  return `/round/${code}`;
}
