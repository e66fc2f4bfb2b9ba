// A page in a test: the real foundation at an address, with a server that gives planned answers.
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Language } from '@parlour/contract/languages';
import type { PageData } from '@parlour/contract/page';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { groups } from '@parlour/phrases/compiled/catalogs';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import { noTabs } from '#platform/tabs/tab-channel.ts';
import { createFoundation, type Foundation } from '#foundation/foundation.ts';
import { sessionKey, type SessionRecord } from '#foundation/session/session-record.ts';
import { FoundationContext } from '#foundation/use-foundation.ts';
import { startAnsweringServer, type AnsweringServer, type Replies } from './answering-server.ts';
import { siteStatus } from './site-status.ts';

export type TestOptions = {
  path?: string;
  language?: Language;
  info?: Partial<SiteStatus['info']>;
  /** Fields of the site's status outside `info`. */
  status?: Partial<Omit<SiteStatus, 'info'>>;
  session?: Partial<SessionRecord>;
  replies?: Replies;
  /** Data with which the server rendered the page. */
  painted?: PageData;
};
type TestSite = { foundation: Foundation; server: AnsweringServer };

/** Prepares the address, the stored session and the server of a test. */
export async function prepareDevice(options: TestOptions): Promise<AnsweringServer> {
  const server = await startAnsweringServer(siteStatus(options.info).info.merchantCode);
  server.replies = options.replies ?? {};
  history.replaceState(null, '', options.path ?? '/m/login');
  if (options.session) storeSession(options.session);
  return server;
}

export function storeSession(session: Partial<SessionRecord>): void {
  const record = { token: 'tok', userName: 'demo', merchantCode: 'lumen', ...session };
  tabStorage.write(sessionKey, JSON.stringify(record));
}

export async function showInSite(page: ReactNode, options: TestOptions = {}): Promise<TestSite> {
  const server = await prepareDevice(options);
  const foundation = createFoundation({
    boot: {
      status: siteStatus(options.info, options.status),
      language: options.language ?? 'EN',
      painted: options.painted ?? {},
    },
    tabStorage,
    deviceStorage,
    tabs: noTabs,
    visitor: 'guest',
    origin: server.origin,
  });
  await foundation.language.need(groups);
  await act(async () => {
    render(<FoundationContext value={foundation}>{page}</FoundationContext>);
  });
  return { foundation, server };
}

export const user = userEvent.setup();
