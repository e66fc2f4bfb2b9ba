// Finds the Chromium for the tests, the screens and the benches. Plain JavaScript for the machine's own Node.
import { existsSync } from 'node:fs';

/** The Debian packages, with the paths of their browsers. */
export const shell = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };
export const whole = { name: 'chromium', path: '/usr/bin/chromium' };

/** Returns the path of the first that is installed, unless CHROMIUM_PATH names another. */
const pathOf = (...kinds) =>
  process.env.CHROMIUM_PATH ?? (kinds.find(({ path }) => existsSync(path)) ?? kinds[0]).path;

/** The browser for tests and screens: the same engine without a window needs two thirds of the time. */
export const testBrowser = () => pathOf(shell, whole);

/** The browser for benches: the complete browser, with all processes, as on a user's phone. */
export const benchBrowser = () => pathOf(whole, shell);
