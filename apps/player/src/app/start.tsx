// Hydrates a page that the server rendered.
import type { Root as ReactRoot } from 'react-dom/client';
import { currentAddress } from '#platform/address.ts';
import { earlyResult } from '#platform/early-result.ts';
import { onNetworkChange } from '#platform/network.ts';
import { onPageRestored, paintedVisitor } from '#platform/page.ts';
import { renderer } from '#platform/build/renderer.ts';
import { takeReturn } from '#platform/return-point.ts';
import { openTabChannel, tabChannelName } from '#platform/tabs/tab-channel.ts';
import { sayFailure } from '#foundation/api/failure.ts';
import {
  createFoundation,
  type Foundation,
  type FoundationOptions,
} from '#foundation/foundation.ts';
import { createLoadedPages, type LoadedPages } from './loaded-pages.ts';
import { tabOf, viewInFront, viewOf } from './page-view.ts';
import { Root } from './root.tsx';

type Options = Omit<FoundationOptions, 'visitor' | 'tabs' | 'hasHandOff'>;
export type StartedSite = { root: ReactRoot; pages: LoadedPages; foundation: Foundation };

export async function startSite(root: Element, options: Options): Promise<StartedSite> {
  const { code, session: asked } = earlyResult();
  takeReturn();
  const { merchantCode } = options.boot.status.info;
  const foundation = createFoundation({
    ...options,
    tabs: openTabChannel(tabChannelName(merchantCode)),
    visitor: paintedVisitor(),
    hasHandOff: code !== null,
  });
  const { session, language } = foundation;
  const pages = createLoadedPages(language);
  onPageRestored(session.refresh);
  onNetworkChange((isOnline) => tellNetwork(foundation, isOnline));
  const { path } = currentAddress();
  const inFront = viewInFront(foundation.front.get());
  const first = inFront ? pages.load(inFront, null) : pages.load(viewOf(path), tabOf(path));
  const [{ hydrateRoot }, told] = await Promise.all([renderer, asked, first]);
  void session.settle(told, code === null ? undefined : () => handOff(foundation, code));
  const hydrated = hydrateRoot(root, <Root foundation={foundation} pages={pages} />, {
    onRecoverableError: (error) => {
      // oxlint-disable-next-line no-console -- the server painted something else: a fault of ours, and tests fail on it
      console.error(error);
    },
  });
  return { root: hydrated, pages, foundation };
}

/** Loads the code that redeems a one-time code, which few visitors have. A failed load leaves the visitor logged out (ROUTE-04). */
async function handOff(foundation: Foundation, code: string): Promise<void> {
  const part = await import('./hand-off.ts').catch((error: unknown) => {
    foundation.notices.show(sayFailure(error));
    return null;
  });
  await part?.takeHandOff(foundation, code);
}

function tellNetwork({ toasts }: Foundation, isOnline: boolean): void {
  if (isOnline) toasts.show('done', (t) => t('notices.online'));
  else toasts.show('offline', (t) => t('notices.offline'));
}
