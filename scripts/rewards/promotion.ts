// npm run promotion -- list CODE | show CODE PROMOTION | import CODE FILE | publish, pause or end CODE PROMOTION
// Works by calls of staff; changes are live at once in every process. docs/promotions.md describes the file; npm run promotion -- schema writes its JSON Schema.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decimalText } from '@parlour/contract/money';
import { promotionJsonSchema } from '@parlour/contract/rewards/promotion.schema';
import { promotionStaff } from '@parlour/server/staff/rewards/promotions';
import { readJsonFile } from '../commands/read-file.ts';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';

const usage =
  'Usage: npm run promotion -- list CODE | show CODE PROMOTION | import CODE FILE | publish, pause or end CODE PROMOTION';

export const schemaFile = fileURLToPath(
  new URL('../../docs/promotions.schema.json', import.meta.url),
);

export const describeSchema = (): string => `${JSON.stringify(promotionJsonSchema(), null, 2)}
`;

type Staff = StaffOf<typeof promotionStaff>;
type Run = (staff: Staff) => Promise<void>;
type ListedPromotion = Awaited<ReturnType<Staff['listPromotions']>>['promotions'][number];

const momentOf = (epochMs: number): string => new Date(epochMs).toISOString();

function describe({ code, state, type, currency, ...row }: ListedPromotion): string {
  const { budget, startsAt, endsAt } = row;
  const [spent, most] = [row.spent, budget ?? '0'].map((units) =>
    decimalText(BigInt(units), currency),
  );
  const limit = budget === null ? 'no budget' : `of ${most}`;
  const from = startsAt === null ? '' : `from ${momentOf(startsAt)} `;
  const until = endsAt === null ? 'without an end' : `until ${momentOf(endsAt)}`;
  return `${code}: ${state}, ${type}, ${from}${until}, ${row.rewards} given, spent ${spent} ${limit} ${currency}`;
}

function list(merchant: string): Run {
  return async ({ listPromotions }) => {
    const { promotions } = await listPromotions({ merchant });
    for (const each of promotions) console.log(describe(each));
    if (promotions.length === 0) console.log(`${merchant} has no promotions.`);
  };
}

function show(merchant: string, code: string): Run {
  return async ({ listPromotions }) => {
    const { promotions } = await listPromotions({ merchant });
    const found = promotions.find((each) => each.code === code);
    if (!found) throw new Error(`${merchant} has no promotion ${code}.`);
    console.log(describe(found));
    console.log(JSON.stringify(found.definition, null, 2));
  };
}

function importFile(merchant: string, path: string): Run {
  const file = readJsonFile(path);
  return async ({ importPromotion }) => {
    const { code } = await importPromotion({ merchant, file });
    console.log(`${code} is kept. Members see what is published only.`);
  };
}

const states = { publish: 'live', pause: 'paused', end: 'ended' } as const;
const isChange = (verb: string): verb is keyof typeof states => Object.hasOwn(states, verb);

function change(merchant: string, verb: keyof typeof states, code: string): Run {
  const state = states[verb];
  return async ({ changePromotion }) => {
    const { before } = await changePromotion({ merchant, code, state });
    console.log(`${code} was ${before} and is ${state}.`);
  };
}

function runOf(verb: string, words: string[]): Run {
  const [merchant = '', name = '', ...more] = words;
  if (merchant === '' || more.length > 0) throw new Error(usage);
  if (verb === 'list' && name === '') return list(merchant);
  if (name === '') throw new Error(usage);
  if (verb === 'show') return show(merchant, name);
  if (verb === 'import') return importFile(merchant, name);
  if (isChange(verb)) return change(merchant, verb, name);
  throw new Error(usage);
}

if (import.meta.main) {
  await runCommand(async () => {
    const [verb = '', ...words] = process.argv.slice(2);
    if (verb === 'schema' && words.length === 0) return writeFileSync(schemaFile, describeSchema());
    return callStaff(promotionStaff, runOf(verb, words));
  });
}
