// Which new passwords are refused (A7): ASVS 6.2.1 to 6.2.9. No rule of letters and digits, because those make passwords worse.
import { countCharacters, isNameAlone, plainly } from '@parlour/contract/password/name-alone';
import { passwordLength, weaknesses, type Weakness } from '@parlour/contract/password/weaknesses';

/** So many of the most used that are long enough; ASVS 6.2.4 wants 3,000. */
const mostUsed = 10_000;

let common: Promise<Set<string>> | undefined;

/** Read when the first password is changed: the list takes time and memory that a start has better use for. */
const readCommon = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(
    (each: string) => each.length >= passwordLength.least,
  );
  return new Set(longEnough.slice(0, mostUsed).map(plainly));
};

type Known = {
  username: string;
  /** What the site is called, and its merchant's code. */
  siteWords: readonly string[];
  /** The merchant's first password. */
  initial: string;
  /** The one before, where it was typed. */
  old?: string;
};

/** The reasons in the order in which they are said; none for a good one. Words count as they stand: a name with letters around it is none. */
export async function findWeaknesses(password: string, known: Known): Promise<Weakness[]> {
  common ??= readCommon();
  const mostCommon = await common;
  const names = [known.username, ...known.siteWords];
  const holds: Record<Weakness, boolean> = {
    short: countCharacters(password) < passwordLength.least,
    common: mostCommon.has(plainly(password)),
    name: names.some((name) => isNameAlone(password, name)),
    initial: password === known.initial,
    same: password === known.old,
  };
  return weaknesses.filter((each) => holds[each]);
}
