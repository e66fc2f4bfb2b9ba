// An operator's work on announcements, by the owner's role: import, list, export and remove groups.
import { isDeepStrictEqual } from 'node:util';
import {
  announcementGroup,
  type AnnouncementFile,
  type AnnouncementGroup,
} from '@parlour/contract/announcements/announcement-group.schema';
import {
  executionOf,
  type AnnouncementAudience,
} from '@parlour/contract/announcements/announcement';
import { readWritten } from '@parlour/contract/operator-files/fault-messages.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { drizzle } from 'drizzle-orm/node-postgres';
import { contentEvent, type ContentChange } from '../audit/content-events.ts';
import type { Changer } from '../audit/setting-events.ts';
import { cleanHtml } from '../rewards/clean-html.ts';
import { asMerchant, type MerchantAccess } from '../rewards/promotions.ts';
import { auditEvents } from '../tables/audit.ts';
import { popupGroups, popups, type Texts } from '../tables/lobby.ts';
import { merchants } from '../tables/site.ts';

type Tx = Parameters<Parameters<ReturnType<typeof drizzle>['transaction']>[0]>[0];
type ChangeOrigin = { at: Date; by?: Changer };
const system: Changer = { actor: 'system' };

/** The faults of a file, one line for each: `announcements.0.texts: has no EN …`. */
export class ContentFault extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ContentFault';
  }
}

/** Reads a group from the JSON of a file and sanitises its HTML. Throws a `ContentFault`. */
export function readAnnouncements(json: unknown): AnnouncementGroup {
  const { read, faults } = readWritten(announcementGroup, json);
  if (faults) throw new ContentFault(faults);
  const announcements = read.announcements.map((each) => ({
    ...each,
    texts: Object.fromEntries(
      Object.entries(each.texts).map(([language, { title, content }]) => [
        language,
        { title, content: cleanHtml(content) },
      ]),
    ),
  }));
  const empty = announcements.flatMap(({ id, texts }) =>
    Object.entries(texts)
      .filter(([, { content }]) => content.trim() === '')
      .map(([language]) => `${id}, ${language}: nothing of its content is left once it is clean`),
  );
  if (empty.length > 0) throw new ContentFault(empty);
  return { ...read, announcements };
}

const textsOf = (texts: AnnouncementGroup['announcements'][number]['texts']) => {
  const of = (key: 'title' | 'content') =>
    // English exists: the schema requires it.
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [language, text[key]]),
    ) as Texts;
  return { titles: of('title'), contents: of('content') };
};

const momentOf = (written: string | null) => (written === null ? null : new Date(written));

/** Makes the rows of a group. An announcement with unchanged texts keeps its time of creation. */
export function announcementRows(
  merchantCode: string,
  { group, announcements }: AnnouncementGroup,
  { at, before = [] }: { at: Date; before?: readonly (typeof popups.$inferSelect)[] },
) {
  return announcements.map(({ id, audience, texts, forcedRead, goTo, ...each }, place) => {
    const said = textsOf(texts);
    const old = before.find((row) => row.id === id);
    const isSame =
      old !== undefined && isDeepStrictEqual({ titles: old.titles, contents: old.contents }, said);
    return {
      merchantCode,
      groupName: group,
      id,
      position: place + 1,
      execution: executionOf[audience],
      ...said,
      promotionType: each.promotionType,
      startsAt: momentOf(each.startsAt),
      endsAt: momentOf(each.endsAt),
      isForcedRead: forcedRead,
      activityUrl: goTo,
      createdAt: isSame ? old.createdAt : at,
    };
  });
}

/** Replaces the contents of the group, completely or not at all. Throws a `ContentFault` if there is no such merchant. */
export const importAnnouncements = (
  place: MerchantAccess,
  written: AnnouncementGroup,
  made: ChangeOrigin,
): Promise<void> =>
  asMerchant(place, async (tx) => {
    const { merchantCode } = place;
    await demandMerchant(tx, merchantCode);
    const { group: groupName, checkbox } = written;
    await tx
      .insert(popupGroups)
      .values({ merchantCode, groupName, checkbox })
      .onConflictDoUpdate({
        target: [popupGroups.merchantCode, popupGroups.groupName],
        set: { checkbox },
      });
    const ofGroup = eq(popups.groupName, groupName);
    const before = await tx.select().from(popups).where(ofGroup).for('update');
    await tx.delete(popups).where(ofGroup);
    await tx
      .insert(popups)
      .values(announcementRows(merchantCode, written, { at: made.at, before }));
    const ids = written.announcements.map(({ id }) => id);
    await trace(tx, { place, made, about: { change: 'import', group: groupName, ids } });
  });

/** Removes a group, or one of its announcements; the last one removes the group. Throws a `ContentFault` if there is none. */
export const removeAnnouncements = (
  place: MerchantAccess,
  { group, id }: { group: string; id?: string | undefined },
  made: ChangeOrigin,
): Promise<void> =>
  asMerchant(place, async (tx) => {
    await demandMerchant(tx, place.merchantCode);
    const rows = await tx.select().from(popups).where(eq(popups.groupName, group)).for('update');
    const ids = rows.map((row) => row.id).filter((each) => id === undefined || each === id);
    if (ids.length === 0) {
      const what = id === undefined ? 'has no announcements' : `has no announcement ${id}`;
      throw new ContentFault([`the group ${group} ${what}`]);
    }
    await tx.delete(popups).where(and(eq(popups.groupName, group), inArray(popups.id, ids)));
    if (ids.length === rows.length) {
      await tx.delete(popupGroups).where(eq(popupGroups.groupName, group));
    }
    await trace(tx, { place, made, about: { change: 'remove', group, ids } });
  });

/** Lists the groups, and all announcements in the order within their groups. */
export const listAnnouncements = (place: MerchantAccess) =>
  asMerchant(place, async (tx) => {
    await demandMerchant(tx, place.merchantCode);
    return {
      groups: await tx.select().from(popupGroups).orderBy(asc(popupGroups.groupName)),
      announcements: await tx.select().from(popups).orderBy(asc(popups.position)),
    };
  });

async function demandMerchant(tx: Tx, merchantCode: string): Promise<void> {
  const found = await tx
    .select({ code: merchants.code })
    .from(merchants)
    .where(eq(merchants.code, merchantCode));
  if (found.length === 0) throw new ContentFault([`there is no merchant ${merchantCode}`]);
}

type RecordedChange = { place: MerchantAccess; made: ChangeOrigin; about: ContentChange };
async function trace(
  tx: Tx,
  { place, made: { at, by = system }, about }: RecordedChange,
): Promise<void> {
  const { merchantCode } = place;
  await tx.insert(auditEvents).values(contentEvent(about, { merchantCode, at, by }));
}

/** Writes a group as a file that an import would turn into the same group. Throws a `ContentFault` if there is none. */
export async function exportAnnouncements(
  place: MerchantAccess,
  group: string,
): Promise<AnnouncementFile> {
  const listed = await listAnnouncements(place);
  const found = listed.groups.find(({ groupName }) => groupName === group);
  if (!found) throw new ContentFault([`there is no group ${group}`]);
  const ofGroup = listed.announcements.filter(({ groupName }) => groupName === group);
  return { group, checkbox: found.checkbox, announcements: ofGroup.map(fileOf) };
}

function fileOf(row: typeof popups.$inferSelect): AnnouncementFile['announcements'][number] {
  const { id, execution, titles, contents, promotionType, isForcedRead, activityUrl } = row;
  const audiences = Object.entries(executionOf) as [AnnouncementAudience, string][];
  const [audience] = audiences.find(([, each]) => each === execution) ?? ['members' as const];
  const texts = Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [
      language,
      { title, content: (contents as Record<string, string>)[language] ?? '' },
    ]),
  );
  return {
    id,
    audience,
    texts,
    promotionType,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    forcedRead: isForcedRead,
    goTo: activityUrl,
  };
}

/** Returns the ids of announcements that an import would remove, and of those that it would change. */
export async function lostByImport(
  place: MerchantAccess,
  written: AnnouncementGroup,
): Promise<{ gone: string[]; changed: string[] }> {
  const { groups } = await listAnnouncements(place);
  if (!groups.some(({ groupName }) => groupName === written.group))
    return { gone: [], changed: [] };
  const held = await exportAnnouncements(place, written.group);
  const { read: before, faults } = readWritten(announcementGroup, held);
  if (faults) throw new ContentFault(faults.map((each) => `what is there now, ${each}`));
  const after = new Map(written.announcements.map((each) => [each.id, each]));
  const gone = before.announcements.filter(({ id }) => !after.has(id));
  const changed = before.announcements.filter((each) => {
    const now = after.get(each.id);
    return now !== undefined && !isDeepStrictEqual(announcementRow(each), announcementRow(now));
  });
  return { gone: gone.map(({ id }) => id), changed: changed.map(({ id }) => id) };
}

type Item = AnnouncementGroup['announcements'][number];
/** Normalises times for a comparison, because files may write them with any offset. */
const announcementRow = ({ startsAt, endsAt, ...each }: Item) => ({
  ...each,
  startsAt: momentOf(startsAt),
  endsAt: momentOf(endsAt),
});
