// Gets what the browser tests need: Chromium, and the fonts of the languages. Plain JavaScript for the machine's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const fontPackages = ['fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const isInstalled = (name) => {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' });
  return stdout === 'install ok installed';
};

/** The Debian packages that are missing; on another system only the browser itself is looked for. */
function missingPackages() {
  const fonts = existsSync('/usr/bin/dpkg-query')
    ? fontPackages.filter((name) => !isInstalled(name))
    : [];
  return existsSync(chromium) ? fonts : ['chromium', ...fonts];
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

/** Returns null, or one sentence that says what to install. Missing fonts are told but stop nothing. */
export function getBrowser() {
  const wanted = missingPackages();
  if (wanted.length > 0 && canInstall()) {
    console.log(`Installing ${wanted.join(', ')} (once) …`);
    if (apt(['update'])) apt(['install', '--yes', '--no-install-recommends', ...wanted]);
  }
  const missing = missingPackages();
  if (missing.length === 0) return null;
  const sentence = `The browser tests need ${missing.join(', ')}: install them (on Debian: apt-get install ${missing.join(' ')}), or name your Chromium in CHROMIUM_PATH.`;
  if (missing.includes('chromium')) return sentence;
  console.log(sentence);
  return null;
}
