// Which new passwords are refused (A7): ASVS 6.2.1 to 6.2.9. No rule of letters and digits, because those make passwords worse.
import { passwordLength, weaknesses, type Weakness } from '@parlour/contract/password/weaknesses';

/** So many of the most used that are long enough; ASVS 6.2.4 wants 3,000. */
const mostUsed = 10_000;

/** Characters as people count them: one that takes two places counts once. */
const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

let common: Promise<Set<string>> | undefined;

/** Read when the first password is changed: the list takes time and memory that a start has better use for. */
const readCommon = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(
    (each: string) => each.length >= passwordLength.least,
  );
  return new Set(longEnough.slice(0, mostUsed).map(plain));
};

type Known = {
  username: string;
  /** What the site is called, and its merchant's code. */
  siteWords: readonly string[];
  /** The merchant's first password. */
  initial: string;
  old: string;
};

/** The reasons in the order in which they are said; none for a good one. Words count as they stand: a name with letters around it is none. */
export async function findWeaknesses(password: string, known: Known): Promise<Weakness[]> {
  common ??= readCommon();
  const mostCommon = await common;
  const said = plain(password);
  const words = [known.username, ...known.siteWords].map(plain);
  const holds: Record<Weakness, boolean> = {
    short: lengthOf(password) < passwordLength.least,
    common: mostCommon.has(said),
    name: words.some((word) => isWordAlone(said, word)),
    initial: password === known.initial,
    same: password === known.old,
  };
  return weaknesses.filter((each) => holds[each]);
}

/** `lumen`, `Lumen2026!` and `1lumen1`: a word and nothing but digits and signs around it. */
function isWordAlone(said: string, word: string): boolean {
  if (lengthOf(word) < 3) return false;
  const at = said.indexOf(word);
  if (at < 0) return false;
  return !/\p{L}/u.test(said.slice(0, at) + said.slice(at + word.length));
}
