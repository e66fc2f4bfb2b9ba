// The server's entry: renders the page that the browser hydrates.
import { renderToString } from 'react-dom/server';
import { languages, type Language } from '@parlour/contract/languages';
import type {
  PaintNeeds,
  RedirectRequest,
  RenderedPage,
  RenderRequest,
  SiteBundle,
} from '@parlour/contract/page';
import { guard } from '#app/guard.ts';
import { createLoadedPages, sourcesOf } from '#app/loaded-pages.ts';
import { tabOf, titleOf, viewInFront, viewOf } from '#app/page-view.ts';
import { OfflinePage } from '#app/offline/offline-page.tsx';
import { Root } from '#app/root.tsx';
import { Shell } from '#app/shell.tsx';
import { createFoundation } from '#foundation/foundation.ts';
import { RenderedPath } from '#foundation/navigation/use-address.ts';
import { FoundationContext } from '#foundation/use-foundation.ts';
import type { Front } from '#foundation/site/front.ts';
import { findPage, href } from '#foundation/navigation/paths.ts';
import { handOffParameters, withoutParameters } from '#foundation/navigation/query.ts';
import type { PageView } from '#pages/page-record.ts';
import { noStorage } from '#platform/storage.ts';
import { noTabs } from '#platform/tabs/tab-channel.ts';

const unknownPath = '/m/404';
const tabsSource = 'src/app/tabs/tab-parts.ts';

export function patternOf(path: string): string {
  const page = findPage(path);
  return page ? href(page) : unknownPath;
}

export function redirectOf({
  path,
  search,
  hasSession,
  guestLobby,
}: RedirectRequest): string | null {
  if (hasSession) return null;
  const verdict = guard({ path, storedToken: null, guestLobby, isLimited: false });
  return verdict === 'show' ? null : href(verdict, withoutParameters(search, handOffParameters));
}

export const isForDevice = (pattern: string): boolean => viewOf(pattern).forDevice ?? false;
export const paintsOf = (pattern: string): PaintNeeds => viewOf(pattern).paints ?? {};

function listSources(view: PageView, language: Language): string[] {
  const texts = ['start', ...view.texts].map(
    (group) => `../../packages/phrases/compiled/${group}/${languages[language].tag}.ts`,
  );
  return [...sourcesOf(view), ...texts];
}

function statusOf({ closedBy }: Front, pattern: string): RenderedPage['status'] {
  if (closedBy !== null) return closedBy === 'maintenance' ? 503 : 403;
  return pattern === unknownPath ? 404 : 200;
}

/** Renders the offline page without scripts: the reader may have none of the site's files. */
export async function renderOffline({
  status,
  language,
}: Parameters<SiteBundle['renderOffline']>[0]): ReturnType<SiteBundle['renderOffline']> {
  const foundation = createFoundation({
    boot: { status, language, painted: {} },
    tabStorage: noStorage,
    deviceStorage: noStorage,
    tabs: noTabs,
    visitor: 'guest',
  });
  await foundation.language.need(['start']);
  const pages = createLoadedPages(foundation.language);
  const html = renderToString(
    <FoundationContext value={foundation}>
      <RenderedPath value={unknownPath}>
        <Shell pages={pages} tab={null} isClosed>
          <OfflinePage retry={() => Promise.resolve(false)} />
        </Shell>
      </RenderedPath>
    </FoundationContext>,
  );
  const { t } = foundation.language.get();
  return {
    html,
    title: `${t('site.offline_title')} · ${foundation.site.name}`,
    sources: ['src/app/offline/offline-page.tsx'],
  };
}

export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { pattern, visitor, ...boot } = request;
  const { language } = boot;
  const foundation = createFoundation({
    boot,
    tabStorage: noStorage,
    deviceStorage: noStorage,
    tabs: noTabs,
    visitor,
  });
  const front = foundation.front.get();
  const inFront = viewInFront(front);
  const view = inFront ?? viewOf(pattern);
  const pages = createLoadedPages(foundation.language);
  const tab = inFront ? null : tabOf(pattern);
  await pages.load(view, tab);
  const root = <Root foundation={foundation} pages={pages} path={pattern} />;
  return {
    html: renderToString(root),
    status: statusOf(front, pattern),
    title: titleOf(view, foundation.site, foundation.language.get().t),
    sources: [...listSources(view, language), ...(tab ? [tabsSource] : [])],
    answersEarly: view.answersEarly ?? false,
    policy: view.policy ?? 'site',
  };
}
