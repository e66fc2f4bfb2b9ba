// The text that a line signs when it is tested (docs/wire.md, line test), and the key that it is checked by.
export type LineKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string };

export type LineReply = {
  /** Host and port that were asked. */
  host: string;
  /** As it was sent. */
  speed: string;
  /** Epoch milliseconds of the server. */
  time: number;
};

export const lineText = ({ host, speed, time }: LineReply): string =>
  [host, speed, time].join('\n');
