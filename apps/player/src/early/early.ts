// The early script, inline in the page's head, which runs before anything else loads (see the architecture). It takes one-time codes and
// parameters of advertising and the wish to be led on out of the address, requests the token half of the session from the merchant's other
// tabs if the browser sent a session cookie, and stores presses before hydration. It also tells the service worker when the page is used.
import { reloadPage } from '../platform/address.ts';
import type { EarlyResult } from '../platform/early-result.ts';
import { deviceStorage, tabStorage } from '../platform/storage.ts';
import { takeWish } from '../platform/wish/redirect-wish.ts';
import { askTabs, tabChannelName } from '../platform/tabs/tab-channel.ts';
import { keepPresses } from './early-presses.ts';
import { watchFirstUse } from './early-use.ts';
import { keepVisit, takeAdParameters } from './take-ad-parameters.ts';
import { takeCode } from './take-code.ts';

const page = document.documentElement;
const address = new URL(location.href);
const { code, wasCarried } = takeCode(address);
const hadWish = takeWish(address);
const adParameters = takeAdParameters(address);
keepVisit(deviceStorage, adParameters, Date.now());
if (wasCarried || hadWish || adParameters.size > 0) {
  history.replaceState(history.state, '', address);
}

/** Longest wait for another tab, in milliseconds: enough for an answer, too short to notice. */
const patience = 100;
const { merchant = '', visitor } = page.dataset;

const mustAsk = visitor === 'member' && tabStorage.read('MC_SESSION_INFO') === null;
if (mustAsk) page.dataset['asking'] = '';
const asked = mustAsk ? askTabs(tabChannelName(merchant), patience) : Promise.resolve(null);

watchFirstUse();
const openAnew = () =>
  navigator.onLine ? reloadPage() : window.addEventListener('online', reloadPage, { once: true });

const presses = keepPresses(openAnew);
const early: EarlyResult = {
  code,
  session: asked.finally(() => {
    delete page.dataset['asking'];
  }),
  takePress: presses.take,
  answerPresses: presses.answerWith,
  install: null,
};
window.parlourEarly = early;
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault();
  early.install = offer;
});
