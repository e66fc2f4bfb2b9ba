// Turns a group of announcements into rows, and rows into the file that an import would turn into them.
import { isDeepStrictEqual } from 'node:util';
import {
  executionOf,
  type AnnouncementAudience,
} from '@parlour/contract/announcements/announcement';
import type {
  AnnouncementFile,
  AnnouncementGroup,
} from '@parlour/contract/announcements/announcement-group.schema';
import type { Texts } from '@parlour/database/columns/lobby';
import type { AnnouncementRow } from './store.ts';

const textsOf = (texts: AnnouncementGroup['announcements'][number]['texts']) => {
  const of = (key: 'title' | 'content') =>
    // English exists: the schema requires it.
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [language, text[key]]),
    ) as Texts;
  return { titles: of('title'), contents: of('content') };
};

/** Reads a time of a file; null stays null. */
export const momentOf = (written: string | null) => (written === null ? null : new Date(written));

/** Makes the rows of a group. An announcement with unchanged texts keeps its time of creation. */
export function announcementRows(
  { group, announcements }: AnnouncementGroup,
  { at, before = [] }: { at: Date; before?: readonly AnnouncementRow[] },
): AnnouncementRow[] {
  return announcements.map(({ id, audience, texts, forcedRead, goTo, ...each }, place) => {
    const said = textsOf(texts);
    const old = before.find((row) => row.id === id);
    const isSame =
      old !== undefined && isDeepStrictEqual({ titles: old.titles, contents: old.contents }, said);
    return {
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

/** Returns the audience of a row. */
export function audienceOf({
  execution,
}: Pick<AnnouncementRow, 'execution'>): AnnouncementAudience {
  const audiences = Object.entries(executionOf) as [AnnouncementAudience, string][];
  const [audience] = audiences.find(([, each]) => each === execution) ?? ['members' as const];
  return audience;
}

/** Writes a row as an announcement of a file. */
export function fileOf(row: AnnouncementRow): AnnouncementFile['announcements'][number] {
  const { id, titles, contents, promotionType, isForcedRead, activityUrl } = row;
  const texts = Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [
      language,
      { title, content: (contents as Record<string, string>)[language] ?? '' },
    ]),
  );
  return {
    id,
    audience: audienceOf(row),
    texts,
    promotionType,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    forcedRead: isForcedRead,
    goTo: activityUrl,
  };
}
