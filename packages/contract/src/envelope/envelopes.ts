/** The forms in which a body may be sent (wire.md): as it is, or encrypted in one of two envelopes. */
export const envelopes = ['plain', 'legacy', 'modern'] as const;
export type Envelope = (typeof envelopes)[number];

/** Refusals of every call whose body may be encrypted, besides its own: parts of the envelope are missing, or it does not open. */
export const envelopeErrors = { request_body_required: 400, envelope_refused: 400 } as const;
