// The tools of a demo whose site has them in its own header: the game says that it has tools, and obeys the site (GAME-08).
import { siteRequests, type SiteRequest } from '@parlour/contract/launch/trial-tools';
import { originsAround } from '../way-back.ts';

type SiteToolsOptions = {
  /** Origins of the sites that may show the page in a frame. */
  framedBy: readonly string[];
  obey: (request: SiteRequest) => void;
};
type ReceivedMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** Returns the request; null if it is unknown, or not from the page around this one at an origin of the list (H4). */
export function readRequest(
  { data, origin, source }: ReceivedMessage,
  framedBy: readonly string[],
): SiteRequest | null {
  if (source === null || source !== window.parent || !framedBy.includes(origin)) return null;
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 2) return null;
  if (!('parlour' in data) || data.parlour !== 'site' || !('type' in data)) return null;
  return siteRequests.find((request) => request === data.type) ?? null;
}

const opensSheet = (request: SiteRequest): boolean => request === 'rules' || request === 'settings';

/** True while a sheet is open, which makes a bar of the page inert, too. */
const hasSheet = (): boolean => document.querySelector('dialog') !== null;

export function offerTools({ framedBy, obey }: SiteToolsOptions): void {
  window.addEventListener('message', (message: MessageEvent<unknown>) => {
    const request = readRequest(message, framedBy);
    if (request === null || (opensSheet(request) && hasSheet())) return;
    obey(request);
  });
  for (const origin of originsAround(framedBy)) {
    window.parent.postMessage({ parlour: 'game', type: 'tools' }, origin);
  }
}
