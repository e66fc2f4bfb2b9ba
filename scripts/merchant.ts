// npm run merchant -- list | CODE list | CODE show | CODE set KEY=VALUE … | CODE unset KEY …
// Changes are live in every process within a second, because the database announces them.
// A text that begins with @ names a file: integrations.hub.privateKey=@key.pem
import type { Setting } from '@parlour/contract/setting';
import {
  findSetting,
  isAccepted,
  settingList,
  shippedText,
  type StoredSettings,
} from '@parlour/contract/settings.schema';
import { siteStaff } from '@parlour/server/staff/site';
import { nearNames } from './commands/near-names.ts';
import { readTextFile } from './commands/read-file.ts';
import { callStaff, type StaffOf } from './commands/staff.ts';
import { runCommand } from './database-url.ts';

type Staff = StaffOf<typeof siteStaff>;
type ShownSettings = Awaited<ReturnType<Staff['showSettings']>>;

const usage =
  'Usage: npm run merchant -- list | CODE show | CODE list | CODE set KEY=VALUE … | CODE unset KEY …';

/** Reads all KEY=VALUE, so that all are checked before any is written. */
function readAssignments(words: string[]): StoredSettings {
  return Object.fromEntries(
    words.map((word) => {
      const [key = '', ...rest] = word.split('=');
      const text = readText(rest.join('='));
      const setting = getSetting(key);
      if (!isAccepted(setting, text)) {
        throw new Error(`${key} takes ${setting.kind.expects}, not "${text}".`);
      }
      return [key, text];
    }),
  );
}

/** Reads a value or, after `@`, a file: keys have several lines, and every process of the machine can read a command line. */
const readText = (word: string): string =>
  word.startsWith('@') ? readTextFile(word.slice(1)).trim() : word;

function getSetting(key: string): Setting<unknown> {
  const found = findSetting(key);
  if (found) return found;
  const near = nearNames(
    key,
    settingList.map(([name]) => name),
  );
  const meant = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
  throw new Error(`There is no setting "${key}".${meant} All: npm run merchant -- CODE list`);
}

function knownKeys(keys: string[]): string[] {
  keys.forEach(getSetting);
  return keys;
}

/** A note for a setting that is not implemented yet, because the operator would wait for an effect. */
const aheadOfTime = ({ obeyedBy }: Setting<unknown>): string =>
  obeyedBy ? ` – nothing obeys it before ${obeyedBy}` : '';

const describeKeys = (): string =>
  settingList
    .map(
      ([key, setting]) =>
        `  ${key}: ${setting.meaning} (${setting.kind.expects})${aheadOfTime(setting)}`,
    )
    .join('\n');

function show({ code, settings: stored }: ShownSettings): void {
  console.log(code);
  const ofVendors = Object.keys(stored).filter((key) => key.startsWith('vendors.'));
  for (const key of [...settingList.map(([listed]) => listed), ...ofVendors]) {
    const setting = findSetting(key);
    // A key with <CODE> in the list is a template, not a setting.
    if (!setting) continue;
    const text = stored[key] === null ? '(sealed)' : stored[key];
    console.log(`  ${key}=${text ?? `${shippedText(setting)} (shipped)`}${aheadOfTime(setting)}`);
  }
}

async function obey(staff: Staff, words: string[]): Promise<void> {
  const [code, verb, ...rest] = words;
  if (code === undefined) throw new Error(usage);
  if (code === 'list' && verb === undefined) {
    const { merchants } = await staff.listMerchants({});
    for (const each of merchants) console.log(`${each.code}  ${each.hosts.join(', ')}`);
    return;
  }
  // An unknown merchant is reported before any other mistake.
  const merchant = await staff.showSettings({ merchant: code });
  if (verb === 'show' && rest.length === 0) return show(merchant);
  if (verb === 'list' && rest.length === 0) return console.log(describeKeys());
  if (rest.length === 0 || (verb !== 'set' && verb !== 'unset')) throw new Error(usage);
  const change = verb === 'set' ? { set: readAssignments(rest) } : { unset: knownKeys(rest) };
  await staff.changeSettings({ merchant: code, ...change });
  console.log(`${code}: done.`);
}

await runCommand(() => callStaff(siteStaff, (staff) => obey(staff, process.argv.slice(2))));
