// Buttons in rows have distinct names. A name contains the visible text, because users of voice control say what they see (WCAG 2.5.3).
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isOfOffice } from './groups.ts';
import { readPoFiles } from './po-files.ts';

const { catalogs: all } = readPoFiles(fileURLToPath(new URL('..', import.meta.url)));
const catalogs = all.filter((each) => !isOfOffice(each));

const names = [
  ['bonus.give_up_of', 'bonus.give_up'],
  ['bonus.terms_of', 'bonus.terms'],
  ['invite.claim_of', 'invite.claim'],
  ['lobby.see_all_of', 'lobby.see_all'],
  ['rewards.claim_of', 'rewards.claim'],
  ['rewards.retry_of', 'site.retry'],
  ['tasks.claim_of', 'tasks.claim'],
  ['tasks.start_of', 'tasks.start'],
  ['voucher.claim_of', 'voucher.claim'],
] as const;

const languages = [...new Set(catalogs.map(({ language }) => language))];

it.each(names)('HOUSE, LANG-03 in every language %s holds the words of %s', (name, seen) => {
  for (const language of languages) {
    const entries = catalogs
      .filter((each) => each.language === language)
      .flatMap((catalog) => catalog.entries);
    const textOf = (wanted: string) => entries.find(({ id }) => id === wanted)?.text ?? '';
    expect(textOf(seen), `${seen} in ${language}`).not.toBe('');
    expect(textOf(name), language).toContain(textOf(seen));
  }
});
