/** The forms in which a body may be sent (wire.md): as it is, or encrypted in one of two envelopes. */
export const envelopes = ['plain', 'legacy', 'modern'] as const;
export type Envelope = (typeof envelopes)[number];
