// npm run club -- import CODE FILE | show CODE | set CODE USERNAME LABEL
// Works by calls of staff; changes are live at once in every process. docs/club.md describes the file; npm run club -- schema writes its JSON Schema.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clubJsonSchema } from '@parlour/contract/club/club.schema';
import { clubStaff } from '@parlour/server/staff/rewards/club';
import { readJsonFile } from '../commands/read-file.ts';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';

const usage =
  'Usage: npm run club -- import CODE FILE | show CODE | set CODE USERNAME LABEL (or none)';

export const clubSchemaFile = fileURLToPath(
  new URL('../../docs/club.schema.json', import.meta.url),
);

export const describeClubSchema = (): string => `${JSON.stringify(clubJsonSchema(), null, 2)}
`;

type Run = (staff: StaffOf<typeof clubStaff>) => Promise<void>;

function show(merchant: string): Run {
  return async ({ showClub }) => {
    const { club } = await showClub({ merchant });
    if (!club) throw new Error(`${merchant} has no club.`);
    const { definition, members } = club;
    for (const { label, rank, conditions } of definition.levels) {
      const on = members[label] ?? 0;
      console.log(`${label}: rank ${rank}, ${conditions.length} conditions, ${on} members`);
    }
    console.log(JSON.stringify(definition, null, 2));
  };
}

function importFile(merchant: string, path: string): Run {
  const file = readJsonFile(path);
  return async ({ importClub }) => {
    await importClub({ merchant, file });
    console.log(`The club of ${merchant} is kept, and its members are counted anew.`);
  };
}

function set(merchant: string, username: string, word: string): Run {
  const label = word === 'none' ? null : word;
  return async ({ setClubLabel }) => {
    await setClubLabel({ merchant, username, label });
    console.log(`${username} has ${label === null ? 'no club label' : `the club label ${label}`}.`);
  };
}

function runOf(verb: string, words: string[]): Run {
  const [merchant = '', name = '', label = '', ...more] = words;
  if (merchant === '' || more.length > 0) throw new Error(usage);
  if (verb === 'show' && name === '') return show(merchant);
  if (verb === 'import' && name !== '' && label === '') return importFile(merchant, name);
  if (verb === 'set' && label !== '') return set(merchant, name, label);
  throw new Error(usage);
}

if (import.meta.main) {
  await runCommand(async () => {
    const [verb = '', ...words] = process.argv.slice(2);
    if (verb === 'schema' && words.length === 0) {
      return writeFileSync(clubSchemaFile, describeClubSchema());
    }
    return callStaff(clubStaff, runOf(verb, words));
  });
}
