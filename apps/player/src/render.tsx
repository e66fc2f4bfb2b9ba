// The server's entry: paints the page that the browser then hydrates.
import { renderToString } from 'react-dom/server';
import { languages, type Language } from '@parlour/contract/languages';
import type {
  PaintWishes,
  RedirectRequest,
  RenderedPage,
  RenderRequest,
} from '@parlour/contract/page';
import { boardPath } from '#app/board-path.ts';
import { guard } from '#app/guard.ts';
import { titleOf } from '#app/page-title.ts';
import { createPages } from '#app/pages.ts';
import { findPlace } from '#app/places.ts';
import { Root } from '#app/root.tsx';
import { routeOf, type Route } from '#app/routes.tsx';
import { createFoundation } from '#foundation/foundation.ts';
import { findPage, href } from '#foundation/navigation/paths.ts';
import { handOffParameters, withoutParameters } from '#foundation/navigation/query.ts';
import { noStorage } from '#platform/storage.ts';
import { noTabs } from '#platform/tab-channel.ts';

const unknownPath = '/m/404';
const tabsSource = 'src/app/place-tabs.tsx';

export function patternOf(path: string): string {
  if (path === boardPath) return path;
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

export const paintsOf = (pattern: string): PaintWishes => routeOf(pattern).paints ?? {};

function sourcesOf(route: Route, language: Language): string[] {
  const texts = ['start', ...route.groups].map(
    (group) => `../../packages/phrases/compiled/${group}/${languages[language].tag}.ts`,
  );
  return [route.source, ...texts];
}

export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { pattern, language, status, visitor, painted } = request;
  const foundation = createFoundation({
    boot: { status, language, painted },
    tabStorage: noStorage,
    deviceStorage: noStorage,
    tabs: noTabs,
    visitor,
  });
  const route = routeOf(pattern);
  const pages = createPages(foundation.language);
  const place = findPlace(pattern);
  await pages.load(route, place);
  const root = (
    <Root foundation={foundation} pages={pages} address={{ path: pattern, search: '' }} />
  );
  return {
    html: renderToString(root),
    status: pattern === unknownPath ? 404 : 200,
    title: titleOf(route, foundation.site, foundation.language.get().t),
    sources: [...sourcesOf(route, language), ...(place ? [tabsSource] : [])],
    answersEarly: route.answersEarly ?? false,
  };
}
