// The line test (BOOT-11, NET-13, NET-18): when the merchant's domain no longer serves the site, the others are tried, and the first one
// that proves itself is opened. Loaded after a failed call.
import { findLine } from '@parlour/client/find-line';
import { mintHandoff } from '@parlour/contract/session/calls';
import { domainRoute } from '@parlour/contract/site/calls';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { Foundation } from '#foundation/foundation-type.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { contactOf } from '#foundation/site/contact.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { currentAddress, currentOrigin, leaveFor } from '#platform/address.ts';
import { isOffline } from '#platform/network.ts';

export type LineTestState = {
  /** The server's message; null if there was none. */
  message: Phrase | null;
  isTrying: boolean;
  /** Number of domains that were tried in vain; null before the first attempt. */
  tried: number | null;
  /** Address of customer service; null if there is none. */
  help: string | null;
};

export type LineTest = Readable<LineTestState> & {
  /** Leaves the domain, because an answer reported that it no longer serves the site. */
  leave: (message: Phrase) => void;
  /** Checks the domain after a call that did not get through although the device is online. */
  doubt: () => void;
  retry: () => Promise<void>;
};

/** Pauses before each check, in milliseconds. Shorter ones would burden a server that is restarting. */
const betweenDoubts = [1_000, 4_000];
/** Query parameters that carry a campaign to the next domain (NET-18). */
const kept = ['affiliateCode', 'r'];
const handOffMs = 5_000;

const originsOf = (listed: SiteStatus['info']['domainRoute']): string[] =>
  listed.map(({ domainName }) => domainName);

/** A single phrase, so that its notice is shown once. */
const sayTrouble: Phrase = (t) => t('line.title');

export function makeLine(foundation: Foundation): LineTest {
  const { api, boot, language, notices, session } = foundation;
  const { info } = boot.status;
  const store = createStore<LineTestState>({
    message: null,
    isTrying: false,
    tried: null,
    help: contactOf(info.customerService),
  });
  /** The domains that our server listed last; the page's boot data has the first list. */
  let domains = originsOf(info.domainRoute);
  let isDoubting = false;

  const set = (change: Partial<LineTestState>) => store.set({ ...store.get(), ...change });

  /** Returns whether the page's own domain answers, and takes over its list of domains. */
  async function askOwn(): Promise<boolean> {
    try {
      const answer = await readsOf(foundation)(domainRoute, {}, { teller: 'page' });
      domains = originsOf(answer.domainList);
      set({ help: contactOf(answer.customerService) });
      return true;
    } catch {
      return false;
    }
  }

  /** Requests a hand-off code for a member whose session is still valid on the old domain; an empty query without one. */
  async function codeFor(audience: string): Promise<Record<string, string>> {
    if (!session.get()) return {};
    const asked = { teller: 'page', signal: AbortSignal.timeout(handOffMs) } as const;
    const minted = await api(mintHandoff, { audience }, asked).catch(() => null);
    return minted ? { token: minted.code } : {};
  }

  async function open(domain: string): Promise<void> {
    const here = new URLSearchParams(currentAddress().search);
    const carried = kept.flatMap((name) => {
      const value = here.get(name);
      return value === null ? [] : [[name, value]];
    });
    const query = new URLSearchParams({
      ...Object.fromEntries(carried),
      ...(await codeFor(domain)),
    });
    leaveFor(`${domain}/m/index.html?${query}`);
  }

  async function tryOthers(): Promise<void> {
    const others = domains.filter((each) => each !== currentOrigin());
    const found = await findLine({ domains: others, key: info.lineKey, now: Date.now });
    if (found) await open(found);
    else set({ isTrying: false, tried: others.length });
  }

  /** Shows the dialog and tries the other domains. Its texts are preloaded if there are others; a dialog without texts beats none. */
  async function showAndTry(): Promise<void> {
    await language.need(['line']).catch(() => undefined);
    notices.show(sayTrouble, 'line');
    await line.retry();
  }

  const line: LineTest = {
    get: store.get,
    subscribe: store.subscribe,
    leave: (message) => {
      set({ message });
      void showAndTry();
    },
    doubt: () => {
      // Without another domain there is nothing to offer: pages retry by themselves (NET-19).
      if (isDoubting || domains.length === 0) return;
      isDoubting = true;
      void (async () => {
        for (const wait of betweenDoubts) {
          await new Promise((resolve) => setTimeout(resolve, wait));
          if (isOffline() || (await askOwn())) return;
        }
        await showAndTry();
      })().finally(() => {
        isDoubting = false;
      });
    },
    retry: async () => {
      if (store.get().isTrying) return;
      set({ isTrying: true });
      const isBack = await askOwn();
      if (isBack && store.get().message === null) {
        set({ isTrying: false, tried: null });
        // Another notice may be shown first.
        if (notices.get()[0]?.kind === 'line') notices.answer('confirm');
      } else await tryOthers();
    },
  };
  return line;
}
