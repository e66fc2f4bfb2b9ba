// What a call of the page can be refused for. The page has the words; the code says which.
const statuses = {
  /** The call itself is wrong: no JSON, a field that is none, another site's. */
  invalid: 400,
  /** Nothing of this name here, or no longer. */
  unknown: 404,
  /** The play is over: open the game from the lobby again. */
  over: 410,
  /** Sales are closed. */
  closed: 409,
  /** The wallet holds too little. */
  short: 409,
  /** The wallet said no: a limit, a member that may not play, a session that ended. */
  refused: 409,
  /** By the operator's rules the round before has to last longer. */
  early: 429,
  /** Nothing is known, or nothing could be asked: try again. */
  unavailable: 503,
} as const;
export type CallError = keyof typeof statuses;

export class CallRefusal extends Error {
  readonly code: CallError;
  /** By this name Fastify knows it too, wherever the refusal is thrown. */
  readonly statusCode: number;
  /** Milliseconds until the same call would not be refused for this; null where nobody can say. */
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
