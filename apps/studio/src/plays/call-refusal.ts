// Reasons to refuse a call of the page, and the answer to it. The page has a text for each code.
import type { FastifyInstance } from 'fastify';
import type { StakeEnd } from '../money/money.ts';

const statuses = {
  /** The call itself is wrong: no JSON, an invalid field, or from another site. */
  invalid: 400,
  /** The id or address does not exist, or no longer exists. */
  unknown: 404,
  /** The play is over. The player has to open the game from the lobby again. */
  over: 410,
  /** Sales are closed. */
  closed: 409,
  /** The wallet holds too little. */
  short: 409,
  /** The wallet refused: a limit, a member who may not play, or an ended session. */
  refused: 409,
  /** The operator's rules require the previous round to last longer. */
  early: 429,
  /** The wallet or the studio gave no clear result. The page can try again. */
  unavailable: 503,
} as const;
export type CallError = keyof typeof statuses;

export class CallRefusal extends Error {
  readonly code: CallError;
  /** HTTP status. Fastify reads this property from any thrown error. */
  readonly statusCode: number;
  /** Milliseconds until the same call is no longer refused for this reason; null if unknown. */
  readonly leftMs: number | null;

  constructor(code: CallError, leftMs: number | null) {
    super(code);
    this.name = 'CallRefusal';
    this.code = code;
    this.statusCode = statuses[code];
    this.leftMs = leftMs;
  }
}

export const refuseCall = (code: CallError, leftMs: number | null = null): CallRefusal =>
  new CallRefusal(code, leftMs);

/** Refusals by the stake's end. `unavailable` makes the page keep its key until the wallet knows that the stake does not count. */
const stakeRefusals: Record<StakeEnd | 'open', CallError> = {
  // This stake was taken, but others of the same purchase were not.
  taken: 'unavailable',
  short: 'short',
  refused: 'refused',
  undone: 'refused',
  open: 'unavailable',
};

/** Returns the refusal of a call whose stake was not taken. */
export const refuseStake = (end: StakeEnd | 'open'): CallRefusal => refuseCall(stakeRefusals[end]);

/** Sends refusals in the form that the page reads. Other errors are only logged. */
export function answerCallErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    if (error instanceof CallRefusal) {
      const { code, statusCode, leftMs } = error;
      if (leftMs === null) return reply.code(statusCode).send({ error: code });
      void reply.header('retry-after', String(Math.ceil(leftMs / 1_000)));
      return reply.code(statusCode).send({ error: code, leftMs });
    }
    const { statusCode: status = 500 } = error;
    if (status < 500) return reply.code(status).send({ error: 'invalid' });
    request.log.error({ err: error }, 'a call of a page failed');
    return reply.code(503).send({ error: 'unavailable' });
  });
}
