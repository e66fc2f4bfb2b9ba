import type { Translate } from '#foundation/language/language.ts';
import type { Site } from '#foundation/site/site.ts';
import type { Route } from './routes.tsx';

export const titleOf = (route: Route, site: Site, t: Translate): string =>
  route.title ? `${route.title(t)} · ${site.name}` : site.name;
