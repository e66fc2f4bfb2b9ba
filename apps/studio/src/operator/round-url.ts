// The address where an operator looks at a round, found by one of its transactions.
import { z } from 'zod';
import type { Operator } from '@parlour/supplier/key-folder';
import { hashCode, newCode } from '../one-time-code.ts';
import { refuse } from '@parlour/supplier/refusal';
import type { RoundStore } from './round-store.ts';
import { readInput } from '@parlour/supplier/signed-body';

const RoundUrl = z.object({
  user: z.string().min(3),
  transaction_uuid: z.uuid(),
  round: z.string().min(1),
});

type Making = { rounds: RoundStore; operator: Operator; now: Date };

export async function makeRoundLink(input: unknown, making: Making): Promise<string> {
  const asked = readInput(RoundUrl, input);
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
