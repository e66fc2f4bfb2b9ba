// MD5 (RFC 1321), only for keys of stored answers and not for security. Browsers do not provide it.

/** The rotation of each step; the four rounds repeat four values four times. */
const turns = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
].flatMap((round) => [...round, ...round, ...round, ...round]);

const constants = Int32Array.from(turns, (_, at) =>
  Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32),
);

/** The mixing function of each round, and the word of the block that a step uses. */
const rounds = [
  { mix: (b: number, c: number, d: number) => (b & c) | (~b & d), word: (at: number) => at },
  {
    mix: (b: number, c: number, d: number) => (d & b) | (~d & c),
    word: (at: number) => 5 * at + 1,
  },
  { mix: (b: number, c: number, d: number) => b ^ c ^ d, word: (at: number) => 3 * at + 5 },
  { mix: (b: number, c: number, d: number) => c ^ (b | ~d), word: (at: number) => 7 * at },
] as const;

type Words = [number, number, number, number];

/** Pads the text: its bytes, a one bit, zeros, and its length in bits, together a multiple of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 8, bytes.length * 8, true);
  return view;
}

function mixBlock(view: DataView, from: number, before: Words): Words {
  let [a, b, c, d] = before;
  for (const [at, turn] of turns.entries()) {
    const { mix, word } = rounds[(at >> 4) as 0 | 1 | 2 | 3];
    const taken = view.getInt32(from + (word(at) & 15) * 4, true);
    const sum = (a + mix(b, c, d) + (constants[at] ?? 0) + taken) | 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
  }
  const [first, second, third, fourth] = before;
  return [(first + a) | 0, (second + b) | 0, (third + c) | 0, (fourth + d) | 0];
}

/** Returns the hash in hex, of a text of up to half a gigabyte. */
export function md5(text: string): string {
  const view = padded(text);
  let words: Words = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let from = 0; from < view.byteLength; from += 64) words = mixBlock(view, from, words);
  const result = new DataView(new ArrayBuffer(16));
  for (const [at, word] of words.entries()) result.setInt32(at * 4, word, true);
  return [0, 4, 8, 12].map((at) => result.getUint32(at).toString(16).padStart(8, '0')).join('');
}
