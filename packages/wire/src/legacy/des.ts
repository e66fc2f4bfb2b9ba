// Single DES in ECB mode with PKCS7, as the family's payload demands (FIPS 46-3); browsers do not provide it.
// It protects against no serious attacker: the security comes from TLS.

type Bits = readonly number[];
type BitPositions = readonly number[];

const blockBytes = 8;

const places = (count: number, placeAt: (at: number) => number): BitPositions =>
  Array.from({ length: count }, (_, at) => placeAt(at));
const listed = (text: string): BitPositions => text.split(' ').map(Number);

// The standard's tables: the number of the bit, counted from 1, for each position. Regular tables are computed.
const initial = [58, 60, 62, 64, 57, 59, 61, 63].flatMap((last) =>
  places(8, (at) => last - 8 * at),
);
const final = places(64, (at) => initial.indexOf(at + 1) + 1);
const expansion = places(48, (at) => ((4 * Math.floor(at / 6) + (at % 6) + 31) % 32) + 1);
const permutation = listed(
  '16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25',
);
const keyHalves = listed(
  '57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36 ' +
    '63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4',
);
const roundKeyBits = listed(
  '14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2 ' +
    '41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32',
);
const turns = listed('1 1 2 2 2 2 2 2 1 2 2 2 2 2 2 1');
/** The eight S-boxes, each of four rows of sixteen hex digits. */
const boxes = [
  'e4d12fb83a6c5907 0f74e2d1a6cb9538 41e8d62bfc973a50 fc8249175b3ea06d',
  'f18e6b34972dc05a 3d47f28ec01a69b5 0e7ba4d158c6932f d8a13f42b67c05e9',
  'a09e63f51dc7b428 d709346a285ecbf1 d6498f30b12c5ae7 1ad069874fe3b52c',
  '7de3069a1285bc4f d8b56f03472c1ae9 a690cb7df13e5284 3f06a1d8945bc72e',
  '2c417ab6853fd0e9 eb2c47d150fa3986 421bad78f9c5630e b8c71e2d6f09a453',
  'c1af92680d34e75b af427c9561de0b38 9ef528c3704a1db6 432c95fabe17608d',
  '4b2ef08d3c975a61 d0b7491ae35c2f86 14bdc37eaf680592 6bd814a7950fe23c',
  'd2846fb1a93e50c7 1fd8a374c56b0e92 7b419ce206adf358 21e74a8dfc90356b',
].map((rows) => rows.split(' '));

const pick = (bits: Bits, from: BitPositions): Bits => from.map((place) => bits[place - 1] ?? 0);
const turn = (bits: Bits, by: number): Bits => [...bits.slice(by), ...bits.slice(0, by)];
const differ = (one: Bits, other: Bits): Bits => one.map((bit, at) => bit ^ (other[at] ?? 0));

const toBits = (bytes: Iterable<number>): Bits =>
  [...bytes].flatMap((byte) => places(8, (at) => (byte >> (7 - at)) & 1));
const toNumber = (bits: Bits): number => bits.reduce((sum, bit) => sum * 2 + bit, 0);
const toBytes = (bits: Bits): number[] =>
  Array.from({ length: bits.length / 8 }, (_, at) => toNumber(bits.slice(8 * at, 8 * at + 8)));

function roundKeysOf(key: Uint8Array): Bits[] {
  const halves = pick(toBits(key), keyHalves);
  let [left, right]: [Bits, Bits] = [halves.slice(0, 28), halves.slice(28)];
  return turns.map((by) => {
    [left, right] = [turn(left, by), turn(right, by)];
    return pick([...left, ...right], roundKeyBits);
  });
}

/** Replaces six bits by four: the outer two select the row, the inner four the column. */
function substitute(bits: Bits, box: readonly string[] = []): Bits {
  const [first = 0, , , , , last = 0] = bits;
  const digit = box[2 * first + last]?.[toNumber(bits.slice(1, 5))] ?? '0';
  return toBits([Number.parseInt(digit, 16)]).slice(4);
}

function scramble(half: Bits, key: Bits): Bits {
  const mixed = differ(pick(half, expansion), key);
  const chosen = boxes.flatMap((box, at) => substitute(mixed.slice(6 * at, 6 * at + 6), box));
  return pick(chosen, permutation);
}

function encryptBlock(block: Uint8Array, keys: readonly Bits[]): number[] {
  const bits = pick(toBits(block), initial);
  let [left, right]: [Bits, Bits] = [bits.slice(0, 32), bits.slice(32)];
  for (const key of keys) [left, right] = [right, differ(left, scramble(right, key))];
  return toBytes(pick([...right, ...left], final));
}

/** Pads by PKCS7: at least one byte is added, and each added byte contains their number. */
function padded(plain: Uint8Array): Uint8Array {
  const missing = blockBytes - (plain.length % blockBytes);
  const full = new Uint8Array(plain.length + missing).fill(missing);
  full.set(plain);
  return full;
}

/** Encrypts with a key of eight bytes, of which the lowest bits are ignored. */
export function encryptDes(plain: Uint8Array, key: Uint8Array): Uint8Array {
  const keys = roundKeysOf(key);
  const full = padded(plain);
  const blocks = Array.from({ length: full.length / blockBytes }, (_, at) =>
    full.subarray(blockBytes * at, blockBytes * (at + 1)),
  );
  return Uint8Array.from(blocks.flatMap((block) => encryptBlock(block, keys)));
}
