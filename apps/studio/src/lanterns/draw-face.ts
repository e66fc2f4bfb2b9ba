import { byteStream } from '../fair/byte-stream.ts';
import { numberBelow } from '../fair/number-below.ts';
import { allWays, faceOfWay, type Face } from './faces.ts';

/** The studio's half, given out as a hash before the stake; and the player's, made after that. */
export type DrawInput = { id: string; seed: Buffer; key: string };

/** What the lanterns of this round show: the bytes are those under the name `<id>:<key>`, and one number below 10,000 is drawn. */
export const drawFace = ({ id, seed, key }: DrawInput): Face =>
  faceOfWay(numberBelow(byteStream(seed, `${id}:${key}`), allWays));
