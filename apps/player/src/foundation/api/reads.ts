// How pages ask for data (NET-03, NET-04). It comes with the pages that show some: the login page asks for none.
import { createKeptAnswers } from '@parlour/client/kept/kept-answers';
import { createReads, type Reads } from '@parlour/client/reads';
import type { Foundation } from '#foundation/parts.ts';
import { keptPrefix } from '#foundation/session/tab-record.ts';
import { tabStorage } from '#platform/storage.ts';
import type { CallOptions } from './api.ts';

export type Read = Reads<CallOptions>;

const makeReads = ({ api, session, site, language }: Foundation): Read =>
  createReads<CallOptions>({
    call: api,
    asker: async ({ audience }) => {
      if (audience !== 'guest') await session.known();
      const { id = '', token = '' } = session.get() ?? {};
      const spoken = language.get().language;
      return { merchant: site.merchantCode, language: spoken, member: id, session: token };
    },
    kept: createKeptAnswers({ storage: tabStorage, prefix: keptPrefix, now: Date.now }),
  });

/** One for all pages: what two of them ask for at once is asked for once. */
export const readsOf = (foundation: Foundation): Read => foundation.keep(makeReads);
