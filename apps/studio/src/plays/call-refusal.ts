// Reasons to refuse a call of the page. The page has a text for each code.
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
