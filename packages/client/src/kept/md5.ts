// MD5 (RFC 1321), for names of what is kept and for nothing that has to be safe: the browser has none of its own.

/** How far each step turns; the four rounds have four steps each, four times over. */
const turns = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
].flatMap((round) => [...round, ...round, ...round, ...round]);

const constants = Int32Array.from(turns, (_, at) =>
  Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32),
);

/** What a round mixes of three words, and which word of the block a step takes. */
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

/** The text's bytes, a one, zeros, and its length in bits: a multiple of 64 bytes. */
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

/** In hex. Texts of up to half a gigabyte. */
export function md5(text: string): string {
  const view = padded(text);
  let words: Words = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let from = 0; from < view.byteLength; from += 64) words = mixBlock(view, from, words);
  const result = new DataView(new ArrayBuffer(16));
  for (const [at, word] of words.entries()) result.setInt32(at * 4, word, true);
  return [0, 4, 8, 12].map((at) => result.getUint32(at).toString(16).padStart(8, '0')).join('');
}
