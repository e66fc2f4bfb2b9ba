/** forbidden: the address must not be called. unreached: nothing was sent. timeout, broken, too_large: the call was sent, and no complete answer was received. */
export type OutboundTrouble = 'forbidden' | 'unreached' | 'timeout' | 'broken' | 'too_large';

export class OutboundFailure extends Error {
  readonly trouble: OutboundTrouble;
  /** Creates the failure. `why` is the address in question, or the thrown value. */
  constructor(trouble: OutboundTrouble, why?: unknown) {
    super(typeof why === 'string' ? `${trouble}: ${why}` : trouble, { cause: why });
    this.name = 'OutboundFailure';
    this.trouble = trouble;
  }
}
