// Refuses weak new passwords (A7): ASVS 6.2.1 to 6.2.9. Letters and digits are not required, because such rules make passwords worse.
import { countCharacters, isNameAlone, plainly } from '@parlour/contract/password/name-alone';
import { passwordLength, weaknesses, type Weakness } from '@parlour/contract/password/weaknesses';
import { judge } from '@parlour/contract/register/judge';
import type { Language } from '@parlour/contract/languages';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';

/** The number of most used passwords of sufficient length that are refused; ASVS 6.2.4 wants 3,000. */
const mostUsed = 10_000;

let common: Promise<Set<string>> | undefined;

/** Read at the first change of a password, because the list would cost time and memory at the start. */
const readCommon = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(
    (each: string) => each.length >= passwordLength.least,
  );
  return new Set(longEnough.slice(0, mostUsed).map(plainly));
};

type PasswordContext = {
  username: string;
  /** The site's name and its merchant's code. */
  siteWords: readonly string[];
  /** The merchant's initial password. */
  initial: string;
  old: string;
  /** Whether the password fits the merchant's own rule (`register.fields.password`). */
  isAsRuled: (password: string) => boolean;
};

/** Lists the reasons in display order; none for a good password. A name counts only if no other letters are in the password. */
export async function findWeaknesses(
  password: string,
  known: PasswordContext,
): Promise<Weakness[]> {
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

type SiteContext = { merchant: Pick<Merchant, 'code' | 'setting'>; language: Language };
type NewPassword = { password: string; username: string; old?: string };

/** Refuses a password that is too weak for a member of this merchant, with all reasons, and with the merchant's own text for its own rule. */
export async function demandStrength(
  { merchant, language }: SiteContext,
  { password, username, old = '' }: NewPassword,
): Promise<void> {
  const least = merchant.setting('register.fields.password.min');
  const rule = {
    required: true,
    acceptedPattern: merchant.setting('register.fields.password.pattern'),
    // A password that is too short for every merchant is refused for that reason alone.
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
