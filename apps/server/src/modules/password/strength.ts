// Which new passwords are refused (A7): ASVS 6.2.1 to 6.2.9. No rule of letters and digits, because those make passwords worse.
import { countCharacters, isNameAlone, plainly } from '@parlour/contract/password/name-alone';
import { passwordLength, weaknesses, type Weakness } from '@parlour/contract/password/weaknesses';
import { judge } from '@parlour/contract/register/judge';
import type { Language } from '@parlour/contract/languages';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';

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
  old: string;
  /** The merchant's own rule (`register.fields.password`). */
  isAsRuled: (password: string) => boolean;
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
    rule: !known.isAsRuled(password),
  };
  return weaknesses.filter((each) => holds[each]);
}

type Asked = { merchant: Pick<Merchant, 'code' | 'setting'>; language: Language };
type Chosen = { password: string; username: string; old?: string };

/** Refuses a password that is too weak for a member of this merchant, with all reasons, and for its own rule with its own words. */
export async function demandStrength(
  { merchant, language }: Asked,
  { password, username, old = '' }: Chosen,
): Promise<void> {
  const least = merchant.setting('register.fields.password.min');
  const rule = {
    required: true,
    acceptedPattern: merchant.setting('register.fields.password.pattern'),
    // What is too short for everybody is told as that alone.
    minLength: least > passwordLength.least ? least : 0,
    maxLength: merchant.setting('register.fields.password.max'),
  };
  const reasons = await findWeaknesses(password, {
    username,
    siteWords: [merchant.setting('name'), merchant.code],
    initial: merchant.setting('initialPassword'),
    old,
    isAsRuled: (text) => judge(rule, text) === null,
  });
  if (reasons.length === 0) return;
  const words = merchant.setting('register.fields.password.message');
  const said = words[language] ?? words[merchant.setting('defaultLanguage')];
  const hasWords = reasons.includes('rule') && said !== undefined;
  throw new Refusal('password_weak', { reasons, ...(hasWords && { rule: said }) });
}
