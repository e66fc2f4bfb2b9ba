// The file of operators is read again each second, so that an origin that was taken from a list soon frames nothing more.
import { keepLooking } from '@parlour/supplier/process/keep-looking';
import type { FastifyInstance } from 'fastify';
import type { StudioOperator } from './studio-operator.ts';

type Followed = {
  /** What the studio knows; it is brought up to date in place. */
  operators: StudioOperator[];
  /** Throws where the file cannot be used. */
  read: () => StudioOperator[];
};

export function followOperators(app: FastifyInstance, { operators, read }: Followed): void {
  keepLooking(app, {
    everyMs: 1_000,
    look: async () => void operators.splice(0, operators.length, ...read()),
    trouble: 'the file of operators cannot be used: what it said before still counts',
  });
}
