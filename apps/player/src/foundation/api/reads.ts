// Calls that read data for pages (NET-03, NET-04), with shared and cached answers. The login page does not load this file.
import { createKeptAnswers } from '@parlour/client/kept/kept-answers';
import { createReads, type Reads } from '@parlour/client/reads';
import type { Foundation } from '#foundation/foundation-type.ts';
import { keptPrefix } from '#foundation/session/tab-record.ts';
import { tabStorage } from '#platform/storage.ts';
import type { CallOptions } from './api.ts';

export type ReadApi = Reads<CallOptions>;

const makeReads = ({ api, session, site, language }: Foundation): ReadApi =>
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

/** Returns the reads shared by all pages: two pages that need the same answer share one call. */
export const readsOf = (foundation: Foundation): ReadApi => foundation.keep(makeReads);
