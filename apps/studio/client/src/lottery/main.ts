// Entry of all lotteries. Loads the look of this one and starts the page.
import '../sheet/lottery.css';
import { readBoot } from '../page/boot.ts';
import { createShell } from '../page/shell.ts';
import { loadLook } from './looks/load.ts';
import { start } from './start.ts';
import type { Lottery } from './state.ts';

const boot = readBoot<Lottery>();
const shell = createShell(boot, boot.game.pace);
const { rules } = boot.game;

// No top-level await: the look's script imports this one, and each would wait for the other.
void open();

async function open(): Promise<void> {
  const look = await loadLook(rules.look).catch(() => null);
  if (!look) return shell.showLine({ end: 'lost' }, () => location.reload());
  start({ shell, first: boot.game, look: look({ shell, rules }), locale: boot.locale });
  // Benches and tests wait for this mark, as on the site's pages: every control has its handler.
  performance.mark('usable');
  return undefined;
}
