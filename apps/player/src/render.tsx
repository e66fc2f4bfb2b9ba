// The server's entry: paints the page that the browser then hydrates.
import { renderToString } from 'react-dom/server';
import { languages, type Language } from '@parlour/contract/languages';
import type { SiteStatus } from '@parlour/contract/site';
import { guard, visitOf } from '#app/guard.ts';
import { titleOf } from '#app/page-title.ts';
import { createPages } from '#app/pages.ts';
import { Root } from '#app/root.tsx';
import { routeOf, type Route } from '#app/routes.tsx';
import { createFoundation } from '#foundation/foundation.ts';
import { findPage, href } from '#foundation/navigation/paths.ts';
import { handOffParameters, withoutParameters } from '#foundation/navigation/query.ts';
import type { Site } from '#foundation/site/site.ts';
import { noStorage } from '#platform/storage.ts';

export type RenderRequest = {
  /** As asked, under /m. */
  path: string;
  /** Empty, or with its question mark. */
  search: string;
  language: Language;
  status: SiteStatus;
  /** The browser sent the session cookie. Whether the tab holds the other half the server cannot know. */
  hasSession: boolean;
};

export type RenderedPage = {
  html: string;
  status: 200 | 404;
  title: string;
  /** Where a guest is to be sent instead (302); null where the page may be shown. */
  redirect: string | null;
  /** What the page needs besides the entry, as the manifest names it: for modulepreload and CSS links. */
  sources: string[];
};

function redirectOf({ path, search, hasSession }: RenderRequest, site: Site): string | null {
  if (hasSession) return null;
  const verdict = guard(visitOf(site, null, { path, search }));
  return verdict === 'show' ? null : href(verdict, withoutParameters(search, handOffParameters));
}

function sourcesOf(route: Route, language: Language): string[] {
  const texts = ['start', ...route.groups].map(
    (group) => `../../packages/phrases/compiled/${group}/${languages[language].tag}.ts`,
  );
  return [route.source, ...texts];
}

export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { path, search, language, status, hasSession } = request;
  const foundation = createFoundation({
    boot: { status, language },
    tabStorage: noStorage,
    deviceStorage: noStorage,
    painted: hasSession ? undefined : null,
  });
  const route = routeOf(path);
  const pages = createPages(foundation.language);
  await pages.load(route);
  const root = <Root foundation={foundation} pages={pages} address={{ path, search }} />;
  return {
    html: renderToString(root),
    status: findPage(path) === null ? 404 : 200,
    title: titleOf(route, foundation.site, foundation.language.get().t),
    redirect: redirectOf(request, foundation.site),
    sources: sourcesOf(route, language),
  };
}
