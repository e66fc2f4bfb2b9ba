// Reads the file of operators every second, so that an origin that is removed from a list soon can no longer frame a game.
import { keepLooking } from '@parlour/supplier/process/keep-looking';
import type { FastifyInstance } from 'fastify';
import type { StudioOperator } from './studio-operator.ts';

type FollowOptions = {
  /** The studio's list of operators, which is updated in place. */
  operators: StudioOperator[];
  /** Throws if the file cannot be used. */
  read: () => StudioOperator[];
};

export function followOperators(app: FastifyInstance, { operators, read }: FollowOptions): void {
  keepLooking(app, {
    everyMs: 1_000,
    look: async () => void operators.splice(0, operators.length, ...read()),
    trouble: 'the file of operators cannot be used: what it said before still counts',
  });
}
