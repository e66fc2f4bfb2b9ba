// Sends the server the language in which the member reads the site, if its record has another one (MEMBER-02). Failures are silent: the
// next visit tries again.
import { findLanguage } from '@parlour/contract/languages';
import { memberInfo, updateLanguage } from '@parlour/contract/member/calls';
import { memberTypes } from '@parlour/contract/member/member-types';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { ownPrefix } from '#foundation/session/tab-record.ts';
import { tabStorage } from '#platform/storage.ts';

/** Key of the language that the server has stored, cached in this tab so that it is fetched once. */
const key = `${ownPrefix}language`;
/** Cached value for a restricted member, whose language is not sent. */
const untold = 'untold';

const quietly = { teller: 'nobody' } as const;

async function ask(foundation: Foundation): Promise<string | null> {
  const { type, language } = await readsOf(foundation)(memberInfo, {}, quietly);
  return type === memberTypes.restricted ? untold : findLanguage(language);
}

async function tell(foundation: Foundation): Promise<void> {
  const { api, session, site, language } = foundation;
  const record = session.get();
  // No other call is allowed until the password is changed.
  if (!record || record.updatePassword) return;
  const used = language.get().language;
  const keep = (known: string | null) => {
    if (known !== null && session.get()?.id === record.id) tabStorage.write(key, known);
  };
  const kept = tabStorage.read(key);
  const known = kept ?? (await ask(foundation));
  if (kept === null) keep(known);
  if (known === untold || known === used) return;
  await api(updateLanguage, { language: used, merchantCode: site.merchantCode }, quietly);
  keep(used);
}

/** Sends the language now, and after each login and each change of the language. */
export function keepLanguageTold(foundation: Foundation): void {
  let last: Promise<void> = Promise.resolve();
  const look = () => {
    last = last.then(() => tell(foundation)).catch(() => undefined);
  };
  foundation.session.subscribe(look);
  foundation.language.subscribe(look);
  look();
}
