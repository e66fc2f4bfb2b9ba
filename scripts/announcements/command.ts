// npm run content -- list CODE | import CODE FILE [--yes] | export CODE FILE [GROUP] | remove CODE GROUP [ID]
// Manages announcements with the owner's role; changes are live at once in every process. docs/announcements.md describes the file; npm run content -- schema writes its JSON Schema.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { homeGroup } from '@parlour/contract/announcements/announcement';
import { announcementJsonSchema } from '@parlour/contract/announcements/announcement-group.schema';
import {
  exportAnnouncements,
  importAnnouncements,
  listAnnouncements,
  lostByImport,
  readAnnouncements,
  removeAnnouncements,
} from '@parlour/database/announcements/announcements';
import { isAgreed, thisOperator } from '@parlour/database/audit/operator';
import { fileFailure } from '@parlour/database/start-failure';
import { readJsonFile } from '../commands/read-file.ts';
import { commandDatabase, runCommand } from '../database-url.ts';

const usage = `Usage: npm run content -- list CODE
       npm run content -- import CODE FILE [--yes]
       npm run content -- export CODE FILE [GROUP]
       npm run content -- remove CODE GROUP [ID]`;

type MerchantTarget = { ownerUrl: string; merchantCode: string };

export const schemaFile = fileURLToPath(
  new URL('../../docs/announcements.schema.json', import.meta.url),
);

export const describeSchema = (): string => `${JSON.stringify(announcementJsonSchema(), null, 2)}
`;

type Row = Awaited<ReturnType<typeof listAnnouncements>>['announcements'][number];
const readers = { A: 'members', B: 'guests', F: 'members at their first login' };

function describe({ id, execution, titles, startsAt, endsAt, isForcedRead, activityUrl }: Row) {
  const window = [
    startsAt && `from ${startsAt.toISOString()}`,
    endsAt && `until ${endsAt.toISOString()}`,
    isForcedRead && 'read to the end',
    activityUrl !== null && `goes to ${activityUrl}`,
  ].filter((each) => typeof each === 'string');
  const about = [`for ${readers[execution]}`, Object.keys(titles).join(' '), ...window];
  return `  ${id}: “${titles.EN}”, ${about.join(', ')}`;
}

async function list(place: MerchantTarget): Promise<void> {
  const { groups, announcements } = await listAnnouncements(place);
  for (const { groupName, checkbox } of groups) {
    console.log(`${groupName}, checkbox: ${checkbox}`);
    for (const each of announcements) if (each.groupName === groupName) console.log(describe(each));
  }
  if (groups.length === 0) console.log(`${place.merchantCode} has no announcements.`);
}

/** Imports a file. Removals and changes are shown first and must be confirmed. */
async function importFile(place: MerchantTarget, file: string, isSure: boolean): Promise<void> {
  const written = readAnnouncements(readJsonFile(file));
  const { gone, changed } = await lostByImport(place, written);
  if (gone.length > 0) console.log(`It takes away: ${gone.join(', ')}.`);
  if (changed.length > 0) console.log(`It changes: ${changed.join(', ')}.`);
  const asks = !isSure && gone.length + changed.length > 0;
  if (asks && !(await isAgreed(`Write the group ${written.group} of ${place.merchantCode}?`))) {
    throw new Error('Nothing was written. --yes writes without a question.');
  }
  await importAnnouncements(place, written, { at: new Date(), by: thisOperator() });
  console.log(`The group ${written.group} has ${written.announcements.length} announcements.`);
}

/** Exports a group to a new file; never overwrites one. */
async function exportFile(place: MerchantTarget, file: string, group: string): Promise<void> {
  const written = await exportAnnouncements(place, group);
  try {
    writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    throw fileFailure(file, error);
  }
  console.log(`${file} has the ${written.announcements.length} announcements of ${group}.`);
}

async function run(verb: string, words: string[]): Promise<void> {
  const isSure = words.includes('--yes');
  const [merchantCode = '', name = '', id, ...more] = words.filter((word) => word !== '--yes');
  if (verb === 'schema' && words.length === 0) return writeFileSync(schemaFile, describeSchema());
  if (merchantCode === '' || more.length > 0) throw new Error(usage);
  const place = { ownerUrl: commandDatabase().ownerUrl, merchantCode };
  if (verb === 'list' && name === '') return list(place);
  if (name === '') throw new Error(usage);
  if (verb === 'remove') {
    await removeAnnouncements(place, { group: name, id }, { at: new Date(), by: thisOperator() });
    return console.log(`${id ?? `The group ${name}`} is gone.`);
  }
  if (verb === 'export') return exportFile(place, name, id ?? homeGroup);
  if (verb === 'import' && id === undefined) return importFile(place, name, isSure);
  throw new Error(usage);
}

if (import.meta.main) {
  await runCommand(async () => {
    const [verb = '', ...words] = process.argv.slice(2);
    return run(verb, words);
  });
}
