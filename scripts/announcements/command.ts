// npm run content -- list CODE | import CODE FILE [--yes] | export CODE FILE [GROUP] | remove CODE GROUP [ID]
// Manages announcements by calls of staff; changes are live at once in every process. docs/announcements.md describes the file; npm run content -- schema writes its JSON Schema.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { homeGroup } from '@parlour/contract/announcements/announcement';
import { announcementJsonSchema } from '@parlour/contract/announcements/announcement-group.schema';
import { fileFailure } from '@parlour/database/start-failure';
import { announcementsStaff } from '@parlour/server/staff/announcements';
import { readJsonFile } from '../commands/read-file.ts';
import { isAgreed } from '../commands/operator.ts';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';

const usage = `Usage: npm run content -- list CODE
       npm run content -- import CODE FILE [--yes]
       npm run content -- export CODE FILE [GROUP]
       npm run content -- remove CODE GROUP [ID]`;

type Staff = StaffOf<typeof announcementsStaff>;
type Run = (staff: Staff) => Promise<void>;

export const schemaFile = fileURLToPath(
  new URL('../../docs/announcements.schema.json', import.meta.url),
);

export const describeSchema = (): string => `${JSON.stringify(announcementJsonSchema(), null, 2)}
`;

type AnnouncementList = Awaited<ReturnType<Staff['listAnnouncementGroups']>>;
const readers = {
  members: 'members',
  guests: 'guests',
  firstLogin: 'members at their first login',
};

function describe(row: AnnouncementList['announcements'][number]): string {
  const { id, audience, titles, startsAt, endsAt, forcedRead, goTo } = row;
  const window = [
    startsAt && `from ${new Date(startsAt).toISOString()}`,
    endsAt && `until ${new Date(endsAt).toISOString()}`,
    forcedRead && 'read to the end',
    goTo !== null && `goes to ${goTo}`,
  ].filter((each) => typeof each === 'string');
  const about = [`for ${readers[audience]}`, Object.keys(titles).join(' '), ...window];
  return `  ${id}: “${titles['EN']}”, ${about.join(', ')}`;
}

function list(merchant: string): Run {
  return async ({ listAnnouncementGroups }) => {
    const { groups, announcements } = await listAnnouncementGroups({ merchant });
    for (const { group, checkbox } of groups) {
      console.log(`${group}, checkbox: ${checkbox}`);
      for (const each of announcements) if (each.group === group) console.log(describe(each));
    }
    if (groups.length === 0) console.log(`${merchant} has no announcements.`);
  };
}

/** Imports a file. Removals and changes are shown first and must be confirmed. */
function importFile(merchant: string, path: string, isSure: boolean): Run {
  const file = readJsonFile(path);
  return async ({ compareAnnouncements, importAnnouncements }) => {
    const { group, gone, changed } = await compareAnnouncements({ merchant, file });
    if (gone.length > 0) console.log(`It takes away: ${gone.join(', ')}.`);
    if (changed.length > 0) console.log(`It changes: ${changed.join(', ')}.`);
    const asks = !isSure && gone.length + changed.length > 0;
    if (asks && !(await isAgreed(`Write the group ${group} of ${merchant}?`))) {
      throw new Error('Nothing was written. --yes writes without a question.');
    }
    const { announcements } = await importAnnouncements({ merchant, file });
    console.log(`The group ${group} has ${announcements} announcements.`);
  };
}

/** Exports a group to a new file; never overwrites one. */
function exportFile(merchant: string, file: string, group: string): Run {
  return async ({ exportAnnouncements }) => {
    const written = await exportAnnouncements({ merchant, group });
    try {
      writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`, { flag: 'wx' });
    } catch (error) {
      throw fileFailure(file, error);
    }
    console.log(`${file} has the ${written.announcements.length} announcements of ${group}.`);
  };
}

function remove(merchant: string, group: string, id: string | undefined): Run {
  return async ({ removeAnnouncements }) => {
    await removeAnnouncements({ merchant, group, ...(id !== undefined && { id }) });
    console.log(`${id ?? `The group ${group}`} is gone.`);
  };
}

function runOf(verb: string, words: string[]): Run {
  const isSure = words.includes('--yes');
  const [merchant = '', name = '', id, ...more] = words.filter((word) => word !== '--yes');
  if (merchant === '' || more.length > 0) throw new Error(usage);
  if (verb === 'list' && name === '') return list(merchant);
  if (name === '') throw new Error(usage);
  if (verb === 'remove') return remove(merchant, name, id);
  if (verb === 'export') return exportFile(merchant, name, id ?? homeGroup);
  if (verb === 'import' && id === undefined) return importFile(merchant, name, isSure);
  throw new Error(usage);
}

if (import.meta.main) {
  await runCommand(async () => {
    const [verb = '', ...words] = process.argv.slice(2);
    if (verb === 'schema' && words.length === 0) return writeFileSync(schemaFile, describeSchema());
    return callStaff(announcementsStaff, runOf(verb, words));
  });
}
