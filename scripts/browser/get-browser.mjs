// Installs the requirements of the browser tests: Chromium, and the fonts of the languages. Plain JavaScript for the machine's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { shell, testBrowser, whole } from './chromium.mjs';

const fontPackages = ['fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

const isInstalled = (name) => {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' });
  return stdout === 'install ok installed';
};

const hasBrowser = () => existsSync(testBrowser());

/** Lists the missing Debian packages of fonts; none on another system, where they are unknown. */
function missingFonts() {
  if (!existsSync('/usr/bin/dpkg-query')) return [];
  return fontPackages.filter((name) => !isInstalled(name));
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function apt(words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', ['-qq', ...words], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) console.log(`${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n'));
  return status === 0;
}

const install = (names) => {
  console.log(`Installing ${names.join(', ')} (once) …`);
  return apt(['install', '--yes', '--no-install-recommends', ...names]);
};

/** Installs what is missing. Returns null, or one sentence that says what to install. Missing fonts are only reported. */
export function getBrowser() {
  const isIncomplete = !hasBrowser() || missingFonts().length > 0;
  if (isIncomplete && canInstall() && apt(['update'])) {
    // Older package lists contain only the complete browser.
    if (!hasBrowser() && !install([shell.name])) install([whole.name]);
    const fonts = missingFonts();
    if (fonts.length > 0) install(fonts);
  }
  const missing = [...(hasBrowser() ? [] : [shell.name]), ...missingFonts()];
  if (missing.length === 0) return null;
  const sentence = `The browser tests need ${missing.join(', ')}: install them (on Debian: apt-get install ${missing.join(' ')}), or name your Chromium in CHROMIUM_PATH.`;
  if (!hasBrowser()) return sentence;
  console.log(sentence);
  return null;
}
