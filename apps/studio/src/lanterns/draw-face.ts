import { byteStream } from '../fair/byte-stream.ts';
import { numberBelow } from '../fair/number-below.ts';
import { allWays, faceOfWay, type Face } from './faces.ts';

/** What a round is drawn from: the studio's seed, whose hash is published before the stake, and the player's key, made after that. */
export type DrawInput = { id: string; seed: Buffer; key: string };

/** What the lanterns show: one number below 10,000, drawn from the seed's bytes under the name `<id>:<key>`. */
export const drawFace = ({ id, seed, key }: DrawInput): Face =>
  faceOfWay(numberBelow(byteStream(seed, `${id}:${key}`), allWays));
