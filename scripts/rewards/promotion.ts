// npm run promotion -- list CODE | show CODE PROMOTION | import CODE FILE | publish, pause or end CODE PROMOTION
// Runs with the owner's role; changes are live at once in every process. docs/promotions.md describes the file; npm run promotion -- schema writes its JSON Schema.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decimalText } from '@parlour/contract/money';
import { promotionJsonSchema } from '@parlour/contract/rewards/promotion.schema';
import {
  importPromotion,
  listPromotions,
  readPromotion,
  setState,
  type ListedPromotion,
  type MerchantAccess,
} from '@parlour/database/rewards/promotions';
import { readJsonFile } from '../commands/read-file.ts';
import { commandDatabase, runCommand } from '../database-url.ts';
import { thisOperator } from '../commands/this-operator.ts';

const usage =
  'Usage: npm run promotion -- list CODE | show CODE PROMOTION | import CODE FILE | publish, pause or end CODE PROMOTION';

export const schemaFile = fileURLToPath(
  new URL('../../docs/promotions.schema.json', import.meta.url),
);

export const describeSchema = (): string => `${JSON.stringify(promotionJsonSchema(), null, 2)}
`;

function describe({ code, state, type, budget, spent, currency, ...row }: ListedPromotion): string {
  const limit = budget === null ? 'no budget' : `of ${decimalText(budget, currency)}`;
  const from = row.startsAt ? `from ${row.startsAt.toISOString()} ` : '';
  const until = row.endsAt ? `until ${row.endsAt.toISOString()}` : 'without an end';
  return `${code}: ${state}, ${type}, ${from}${until}, ${row.rewards} given, spent ${decimalText(spent, currency)} ${limit} ${currency}`;
}

async function list(place: MerchantAccess): Promise<void> {
  const all = await listPromotions(place);
  for (const each of all) console.log(describe(each));
  if (all.length === 0) console.log(`${place.merchantCode} has no promotions.`);
}

async function show(place: MerchantAccess, code: string): Promise<void> {
  const found = (await listPromotions(place)).find((each) => each.code === code);
  if (!found) throw new Error(`${place.merchantCode} has no promotion ${code}.`);
  console.log(describe(found));
  console.log(JSON.stringify(found.definition, null, 2));
}

async function importFile(place: MerchantAccess, file: string): Promise<void> {
  const written = readPromotion(readJsonFile(file));
  await importPromotion(place, written, new Date());
  console.log(`${written.code} is kept. Members see what is published only.`);
}

const states = { publish: 'live', pause: 'paused', end: 'ended' } as const;
const isChange = (verb: string): verb is keyof typeof states => Object.hasOwn(states, verb);

async function change(
  place: MerchantAccess,
  verb: keyof typeof states,
  code: string,
): Promise<void> {
  const state = states[verb];
  const before = await setState(place, { code, state, at: new Date(), by: thisOperator() });
  console.log(`${code} was ${before} and is ${state}.`);
}

async function run(verb: string, words: string[]): Promise<void> {
  const [merchantCode = '', name = '', ...more] = words;
  if (verb === 'schema' && words.length === 0) return writeFileSync(schemaFile, describeSchema());
  if (merchantCode === '' || more.length > 0) throw new Error(usage);
  const place = { ownerUrl: commandDatabase().ownerUrl, merchantCode };
  if (verb === 'list' && name === '') return list(place);
  if (name === '') throw new Error(usage);
  if (verb === 'show') return show(place, name);
  if (verb === 'import') return importFile(place, name);
  if (isChange(verb)) return change(place, verb, name);
  throw new Error(usage);
}

if (import.meta.main) {
  await runCommand(async () => {
    const [verb = '', ...words] = process.argv.slice(2);
    return run(verb, words);
  });
}
