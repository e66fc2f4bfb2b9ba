// What happens where the site's address does not serve it any more (BOOT-11, NET-13, NET-18): other addresses are tried, and the first
// that proves itself is opened. Fetched when a call has failed.
import { findLine } from '@parlour/client/find-line';
import { mintHandoff } from '@parlour/contract/session/calls';
import { domainRoute } from '@parlour/contract/site/calls';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { Foundation } from '#foundation/parts.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { contactOf } from '#foundation/site/contact.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { currentAddress, currentOrigin, leaveFor } from '#platform/address.ts';
import { isOffline } from '#platform/network.ts';

export type LineState = {
  /** The server's own words; null where it said none. */
  message: Phrase | null;
  isTrying: boolean;
  /** How many addresses were tried in vain; null before the first time. */
  tried: number | null;
  /** Where customer service is; null where there is none. */
  help: string | null;
};

export type Line = Readable<LineState> & {
  /** An answer said so: the address is not the site's any more. */
  leave: (message: Phrase) => void;
  /** A call did not get through though the device has a line. */
  doubt: () => void;
  retry: () => Promise<void>;
};

/** Sent anew too often, a question would hold up a server that is just starting again. */
const betweenDoubts = [1_000, 4_000];
/** What carries a campaign to the next address (NET-18). */
const kept = ['affiliateCode', 'r'];
const handOffMs = 5_000;

const originsOf = (listed: SiteStatus['info']['domainRoute']): string[] =>
  listed.map(({ domainName }) => domainName);

/** One and the same, so that it stands once. */
const sayTrouble: Phrase = (t) => t('line.title');

export function makeLine(foundation: Foundation): Line {
  const { api, boot, language, notices, session } = foundation;
  const { info } = boot.status;
  const store = createStore<LineState>({
    message: null,
    isTrying: false,
    tried: null,
    help: contactOf(info.customerService),
  });
  /** The last that our own server named: the page itself brought some. */
  let domains = originsOf(info.domainRoute);
  let isDoubting = false;

  const set = (change: Partial<LineState>) => store.set({ ...store.get(), ...change });

  /** Whether the page's own address answers; what it says counts from now on. */
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

  /** Of a member whose session the old address still knows: nothing where it does not. */
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

  /** Its texts are here where there is another address; where they cannot be fetched, it is better to be seen than to be read. */
  async function showAndTry(): Promise<void> {
    await language.need(['line']).catch(() => undefined);
    notices.show(sayTrouble, 'line');
    await line.retry();
  }

  const line: Line = {
    get: store.get,
    subscribe: store.subscribe,
    leave: (message) => {
      set({ message });
      void showAndTry();
    },
    doubt: () => {
      // Without another address there is nothing to offer: pages ask again by themselves (NET-19).
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
        // Another notice may stand before it.
        if (notices.get()[0]?.kind === 'line') notices.answer('confirm');
      } else await tryOthers();
    },
  };
  return line;
}
