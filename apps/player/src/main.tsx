// The browser's entry.
// oxlint-disable-next-line import/no-unassigned-import -- it runs by itself, mostly before this file is here
import './early-start.ts';
import '@parlour/ui/ui.css';
import '#app/base.css';
import { startSite } from '#app/start.tsx';
import { readBoot } from '#foundation/boot.ts';
import { deviceStorage, tabStorage } from '#platform/storage.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('the page lacks #root');
const options = { boot: readBoot(document), tabStorage, deviceStorage };

// No top-level await: the pages' files import this module, and both would wait for each other.
async function begin(at: Element): Promise<void> {
  const site = await startSite(at, options);
  // If this load fails, the page works without it.
  const quietWork = await import('#app/quiet/quiet-work.ts').catch(() => null);
  await quietWork?.doQuietWork(site);
}
void begin(root);
