// The text that a line signs in a line test (docs/wire.md, line test), and the key that verifies it.
export type LineKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string };

export type LineReply = {
  /** The tested host and port. */
  host: string;
  /** The value of the request. */
  speed: string;
  /** Epoch milliseconds of the server. */
  time: number;
};

export const lineText = ({ host, speed, time }: LineReply): string =>
  [host, speed, time].join('\n');
