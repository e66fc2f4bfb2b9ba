/** Returns the nonce with which the content policy lets scripts add styles; undefined in a document without one. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce || undefined;
