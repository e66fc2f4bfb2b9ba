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
import {
  withMerchantSettings,
  type MerchantSettings,
  type StoredMerchant,
} from '@parlour/database/merchant-settings';
import { sealSettings } from '@parlour/database/sealed-settings';
import { nearNames } from './commands/near-names.ts';
import { readTextFile } from './commands/read-file.ts';
import { commandDatabase, commandSecretKey, runCommand } from './database-url.ts';
import { thisOperator } from './commands/this-operator.ts';

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

function show({ code, settings: stored }: StoredMerchant): void {
  console.log(code);
  const ofVendors = Object.keys(stored).filter((key) => key.startsWith('vendors.'));
  for (const key of [...settingList.map(([listed]) => listed), ...ofVendors]) {
    const setting = findSetting(key);
    // A key with <CODE> in the list is a template, not a setting.
    if (!setting) continue;
    const text = setting.isSecret && key in stored ? '(sealed)' : stored[key];
    console.log(`  ${key}=${text ?? `${shippedText(setting)} (shipped)`}${aheadOfTime(setting)}`);
  }
}

async function findMerchant(merchants: MerchantSettings, code: string): Promise<StoredMerchant> {
  const found = await merchants.find(code);
  if (found) return found;
  const codes = (await merchants.list()).map((each) => each.code).join(', ');
  throw new Error(`There is no merchant "${code}". There is: ${codes || 'none'}.`);
}

/** Seals secret settings. Reads the key only if there are any. */
const sealed = (merchantCode: string, plain: StoredSettings): StoredSettings =>
  Object.keys(plain).some((key) => getSetting(key).isSecret)
    ? sealSettings(plain, { merchantCode, secretKey: commandSecretKey() })
    : plain;

async function obey(merchants: MerchantSettings, words: string[]): Promise<void> {
  const [code, verb, ...rest] = words;
  if (code === undefined) throw new Error(usage);
  if (code === 'list' && verb === undefined) {
    for (const each of await merchants.list())
      console.log(`${each.code}  ${each.hosts.join(', ')}`);
    return;
  }
  const merchant = await findMerchant(merchants, code);
  if (verb === 'show' && rest.length === 0) return show(merchant);
  if (verb === 'list' && rest.length === 0) return console.log(describeKeys());
  if (rest.length === 0 || (verb !== 'set' && verb !== 'unset')) throw new Error(usage);
  const change =
    verb === 'set' ? { set: sealed(code, readAssignments(rest)) } : { unset: knownKeys(rest) };
  await merchants.change(code, { ...change, by: thisOperator() });
  console.log(`${code}: done.`);
}

await runCommand(() =>
  withMerchantSettings(commandDatabase().ownerUrl, (merchants) =>
    obey(merchants, process.argv.slice(2)),
  ),
);
