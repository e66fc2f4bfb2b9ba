/** forbidden: not an address that we may call. unreached: nothing of the call left. timeout, broken, too_large: it left, and the answer did not come whole. */
export type OutboundTrouble = 'forbidden' | 'unreached' | 'timeout' | 'broken' | 'too_large';

export class OutboundFailure extends Error {
  readonly trouble: OutboundTrouble;
  /** `why` is the address in question, or what was thrown. */
  constructor(trouble: OutboundTrouble, why?: unknown) {
    super(typeof why === 'string' ? `${trouble}: ${why}` : trouble, { cause: why });
    this.name = 'OutboundFailure';
    this.trouble = trouble;
  }
}
