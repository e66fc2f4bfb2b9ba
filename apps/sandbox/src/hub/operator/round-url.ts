// The address where an operator looks at a round, found by one of its transactions.
import { z } from 'zod';
import { hashCode, newCode } from '../../one-time-code.ts';
import type { Operator } from '@parlour/supplier/key-folder';
import type { RoundStore } from '../rounds/store.ts';
import { refuse } from '@parlour/supplier/refusal';
import { readInput } from '@parlour/supplier/signed-body';

const RoundUrl = z.object({
  user: z.string().min(3),
  transaction_uuid: z.uuid(),
  round: z.string().min(1),
});

type Making = { rounds: RoundStore; operator: Operator; now: Date };

export async function makeRoundLink(input: unknown, making: Making): Promise<string> {
  const asked = readInput(RoundUrl, input);
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
