// npm run content -- list CODE | import CODE FILE | remove CODE GROUP [ID]
// Announcements, by the owner's role, live at once in every process. docs/content.md says what a file holds; npm run content -- schema writes its JSON Schema.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { announcementJsonSchema } from '@parlour/contract/announcements/announcement-group.schema';
import {
  importAnnouncements,
  listAnnouncements,
  readAnnouncements,
  removeAnnouncements,
} from '@parlour/database/content/announcements';
import { thisOperator } from '@parlour/database/audit/this-operator';
import { commandDatabase, runCommand } from '../database-url.ts';

const usage = `Usage: npm run content -- list CODE
       npm run content -- import CODE FILE
       npm run content -- remove CODE GROUP [ID]`;

type Place = { ownerUrl: string; merchantCode: string };

export const schemaFile = fileURLToPath(new URL('../../docs/content.schema.json', import.meta.url));

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

async function list(place: Place): Promise<void> {
  const { groups, announcements } = await listAnnouncements(place);
  for (const { groupName, checkbox } of groups) {
    console.log(`${groupName}, checkbox: ${checkbox}`);
    for (const each of announcements) if (each.groupName === groupName) console.log(describe(each));
  }
  if (groups.length === 0) console.log(`${place.merchantCode} has no announcements.`);
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

async function importFile(place: Place, file: string): Promise<void> {
  const written = readAnnouncements(readJson(file));
  await importAnnouncements(place, written, { at: new Date(), by: thisOperator() });
  console.log(`The group ${written.group} has ${written.announcements.length} announcements.`);
}

async function run(verb: string, words: string[]): Promise<void> {
  const [merchantCode = '', name = '', id, ...more] = words;
  if (verb === 'schema' && words.length === 0) return writeFileSync(schemaFile, describeSchema());
  if (merchantCode === '' || more.length > 0) throw new Error(usage);
  const place = { ownerUrl: commandDatabase().ownerUrl, merchantCode };
  if (verb === 'list' && name === '') return list(place);
  if (name === '') throw new Error(usage);
  if (verb === 'remove') {
    await removeAnnouncements(place, { group: name, id }, { at: new Date(), by: thisOperator() });
    return console.log(`${id ?? `The group ${name}`} is gone.`);
  }
  if (verb === 'import' && id === undefined) return importFile(place, name);
  throw new Error(usage);
}

if (import.meta.main) {
  await runCommand(async () => {
    const [verb = '', ...words] = process.argv.slice(2);
    return run(verb, words);
  });
}
