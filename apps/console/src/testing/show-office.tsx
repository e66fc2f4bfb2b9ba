// Shows the whole back office at an address, with planned answers of the server.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Answer } from '@parlour/contract/endpoint';
import type { whoAmI } from '@parlour/contract/staff/console-calls';
import { BackOffice } from '#app/back-office.tsx';
import { createOffice, type Office } from '#foundation/office.ts';
import { openTexts, type OfficeLanguage } from '#foundation/texts.ts';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import { startAnsweringOffice, type AnsweringOffice, type Replies } from './answering-office.ts';

export const user = userEvent.setup({ delay: null });

type Account = Answer<typeof whoAmI>;
export const account: Account = {
  mail: 'imke@example.com',
  merchant: 'lumen',
  merchants: [
    { merchant: 'lumen', name: 'Lumen', roles: ['support'] },
    { merchant: 'marigold', name: 'Marigold', roles: ['support'] },
  ],
};

type ShownOffice = { server: AnsweringOffice; office: Office };

/** Replies without a plan of the test: no stream of signals passes, so pages poll, and the team has no answers to choose from. */
const usual: Replies = {
  whoAmI: { answer: account },
  openStaffSignals: { refusal: 'service_unavailable' },
  listCannedAnswers: { answer: { answers: [] } },
};

export async function showOffice(
  path: string,
  replies: Replies,
  language: OfficeLanguage = 'EN',
): Promise<ShownOffice> {
  history.replaceState(null, '', path);
  const server = startAnsweringOffice({ ...usual, ...replies });
  const { client } = server;
  const office = createOffice({ client, tab: tabStorage, device: deviceStorage });
  const texts = await openTexts(language, deviceStorage);
  // Its styles are in the document's head, which each test begins without.
  const cache = createCache({ key: 'mui' });
  render(
    <CacheProvider value={cache}>
      <BackOffice office={office} texts={texts} />
    </CacheProvider>,
  );
  return { server, office };
}
