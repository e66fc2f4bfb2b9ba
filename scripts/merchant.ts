// npm run merchant -- list | lumen show | lumen set KEY=VALUE … | lumen unset KEY …
// Live in every process within a second: the database announces the change.
import {
  isSettingKey,
  settingKeys,
  settings,
  type StoredSettings,
} from '@parlour/contract/settings';
import pg from 'pg';
import { commandDatabase, runCommand } from './database-url.ts';

const usage =
  'Usage: npm run merchant -- list | CODE show | CODE set KEY=VALUE … | CODE unset KEY …';

type Row = { code: string; settings: StoredSettings };

/** Checks every KEY=VALUE before any is written. */
function readAssignments(words: string[]): StoredSettings {
  return Object.fromEntries(
    words.map((word) => {
      const [key = '', ...rest] = word.split('=');
      const text = rest.join('=');
      const { kind } = settings[knownKey(key)];
      if (kind.read(text) === undefined) {
        throw new Error(`${key} takes ${kind.expects}, not "${text}".`);
      }
      return [key, text];
    }),
  );
}

function knownKey(key: string) {
  if (isSettingKey(key)) return key;
  throw new Error(`There is no setting "${key}". There is:\n${describeKeys()}`);
}

const describeKeys = (): string =>
  settingKeys
    .map((key) => `  ${key}: ${settings[key].meaning} (${settings[key].kind.expects})`)
    .join('\n');

function show({ code, settings: stored }: Row): void {
  console.log(code);
  for (const key of settingKeys) {
    const { kind, shipped } = settings[key];
    const write = kind.write as (value: unknown) => string;
    const text = stored[key] ?? `${write(shipped)} (shipped)`;
    console.log(`  ${key}=${text}`);
  }
}

async function find(client: pg.Client, code: string): Promise<Row> {
  const { rows } = await client.query<Row>('select code, settings from merchant where code = $1', [
    code,
  ]);
  const [row] = rows;
  if (row) return row;
  const all = await client.query<Row>('select code from merchant order by code');
  const codes = all.rows.map((each) => each.code).join(', ');
  throw new Error(`There is no merchant "${code}". There is: ${codes || 'none'}.`);
}

/** One statement, so that two operators at once lose nothing. */
const change = (client: pg.Client, code: string, set: StoredSettings, unset: string[]) =>
  client.query(
    'update merchant set settings = (settings || $2::jsonb) - $3::text[], version = version + 1 where code = $1',
    [code, JSON.stringify(set), unset],
  );

async function list(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ code: string; hosts: string }>(
    `select code, coalesce(string_agg(host, ', ' order by host), '') as hosts
       from merchant left join merchant_host on merchant_code = code group by code order by code`,
  );
  for (const { code, hosts } of rows) console.log(`${code}  ${hosts}`);
}

async function obey(client: pg.Client, [code, verb, ...words]: string[]): Promise<void> {
  if (code === 'list' && verb === undefined) return list(client);
  if (code === undefined) throw new Error(usage);
  const merchant = await find(client, code);
  if (verb === 'show' && words.length === 0) return show(merchant);
  if (verb === 'set' && words.length > 0) await change(client, code, readAssignments(words), []);
  else if (verb === 'unset' && words.length > 0)
    await change(client, code, {}, words.map(knownKey));
  else throw new Error(usage);
  console.log(`${code}: done.`);
}

await runCommand(async () => {
  const client = new pg.Client({ connectionString: commandDatabase().ownerUrl });
  await client.connect();
  try {
    await obey(client, process.argv.slice(2));
  } finally {
    await client.end();
  }
});
