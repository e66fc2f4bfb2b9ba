// The site's live signals: the stream, and what the page in front of the site needs of it. Pages hear the rest themselves.
import type { Foundation } from '#foundation/foundation.ts';
import { watchSignals } from './watch-signals.ts';
import { watchSite } from './watch-site.ts';

export function hearServer(foundation: Foundation): void {
  watchSite(foundation);
  watchSignals(foundation);
}
