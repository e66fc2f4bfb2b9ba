// npm run club -- import CODE FILE | show CODE | set CODE USERNAME LABEL
// Runs with the owner's role; changes are live at once in every process. docs/club.md describes the file; npm run club -- schema writes its JSON Schema.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clubJsonSchema } from '@parlour/contract/club/club.schema';
import { importClub, readClub, setLabel, showClub } from '@parlour/database/rewards/club';
import type { MerchantAccess } from '@parlour/database/rewards/promotions';
import { readJsonFile } from '../commands/read-file.ts';
import { commandDatabase, runCommand } from '../database-url.ts';

const usage =
  'Usage: npm run club -- import CODE FILE | show CODE | set CODE USERNAME LABEL (or none)';

export const clubSchemaFile = fileURLToPath(
  new URL('../../docs/club.schema.json', import.meta.url),
);

export const describeClubSchema = (): string => `${JSON.stringify(clubJsonSchema(), null, 2)}
`;

async function show(place: MerchantAccess): Promise<void> {
  const found = await showClub(place);
  if (!found) throw new Error(`${place.merchantCode} has no club.`);
  const { definition, members } = found;
  for (const { label, rank, conditions } of definition.levels) {
    const on = members[label] ?? 0;
    console.log(`${label}: rank ${rank}, ${conditions.length} conditions, ${on} members`);
  }
  console.log(JSON.stringify(definition, null, 2));
}

async function run(verb: string, words: string[]): Promise<void> {
  const [merchantCode = '', name = '', label = '', ...more] = words;
  if (verb === 'schema' && words.length === 0) {
    return writeFileSync(clubSchemaFile, describeClubSchema());
  }
  if (merchantCode === '' || more.length > 0) throw new Error(usage);
  const place = { ownerUrl: commandDatabase().ownerUrl, merchantCode };
  if (verb === 'show' && name === '') return show(place);
  if (verb === 'import' && name !== '' && label === '') {
    await importClub(place, readClub(readJsonFile(name)), new Date());
    console.log(`The club of ${merchantCode} is kept, and its members are counted anew.`);
    return;
  }
  if (verb !== 'set' || label === '') throw new Error(usage);
  await setLabel(place, { username: name, label: label === 'none' ? null : label }, new Date());
  console.log(`${name} has ${label === 'none' ? 'no club label' : `the club label ${label}`}.`);
}

if (import.meta.main) {
  await runCommand(async () => {
    const [verb = '', ...words] = process.argv.slice(2);
    return run(verb, words);
  });
}
