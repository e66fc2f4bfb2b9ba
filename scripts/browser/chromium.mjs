// Which Chromium runs the tests, the screens and the benches. Plain JavaScript for the machine's own Node.
import { existsSync } from 'node:fs';

/** The Debian package of each, and where it puts the browser. */
export const shell = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };
export const whole = { name: 'chromium', path: '/usr/bin/chromium' };

/** The first of them that is installed, unless CHROMIUM_PATH names another. */
const pathOf = (...kinds) =>
  process.env.CHROMIUM_PATH ?? (kinds.find(({ path }) => existsSync(path)) ?? kinds[0]).path;

/** For tests and screens: the same engine without a window is through them in two thirds of the time. */
export const testBrowser = () => pathOf(shell, whole);

/** For benches: what a reader's phone runs, processes and all. */
export const benchBrowser = () => pathOf(whole, shell);
