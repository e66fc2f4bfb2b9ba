// Names reserved for the operator, and names that look like them: admin, аdmin with a Cyrillic а, adm1n, lumen_support.
import type { Merchant } from '#http/merchant';

/** Letters of other scripts, digits and signs that pass for a Latin letter. */
const twinsOf = {
  a: 'аα4@ɑ',
  b: 'вβь8',
  c: 'сϲ¢',
  d: 'ԁ',
  e: 'еεєҽ3€',
  f: 'ғƒ',
  g: 'ԍɡ9',
  h: 'һн',
  j: 'ј',
  k: 'кκ',
  // All letters that look like one stroke.
  l: 'iіιı1|!ӏł',
  m: 'мμ',
  n: 'ηոп',
  o: 'оοօ0øσ',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ5$ß',
  t: 'тτ7+',
  u: 'υս',
  v: 'νѵ',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уγ',
  z: '2',
};
const twins = new Map(
  Object.entries(twinsOf).flatMap(([latin, all]) =>
    Array.from(all, (twin) => [twin, latin] as const),
  ),
);

/** Reduces a name to its appearance: Latin letters without capitals and accents. */
function looksLike(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const latin = Array.from(plain, (letter) => twins.get(letter) ?? letter).join('');
  return latin.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const separators = /[^\p{L}\p{N}@$|!+€¢]+/u;

/** All variants of a word with digits removed at its ends: the zero of `dem01` may replace a letter while the one is a digit. */
function withoutDigits(word: string): string[] {
  const first = /^\p{N}*/u.exec(word)?.[0].length ?? 0;
  const last = word.length - (/\p{N}*$/u.exec(word)?.[0].length ?? 0);
  const starts = Array.from({ length: first + 1 }, (_, at) => at);
  const ends = Array.from({ length: word.length - last + 1 }, (_, at) => last + at);
  return starts.flatMap((start) => ends.map((end) => word.slice(start, end)));
}

/** All readings of a name: as a whole without separators, and word by word, each with and without the digits around it. */
function readings(name: string): string[] {
  const words = name.normalize('NFKC').split(separators).filter(Boolean);
  return [words.join(''), ...words].flatMap(withoutDigits).map(looksLike);
}

export function isReserved(merchant: Pick<Merchant, 'code' | 'setting'>, name: string): boolean {
  const own = [merchant.code, merchant.setting('name').replaceAll(/\s+/g, '')];
  const words = [...own, ...merchant.setting('register.reservedNames')];
  const reserved = new Set(words.map((word) => looksLike(word.replaceAll(/[\s._-]+/g, ''))));
  return readings(name).some((reading) => reserved.has(reading));
}
