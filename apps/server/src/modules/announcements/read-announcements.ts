// Reads a group of announcements from an operator's file.
import {
  announcementGroup,
  type AnnouncementGroup,
} from '@parlour/contract/announcements/announcement-group.schema';
import { readWritten } from '@parlour/contract/operator-files/fault-messages.schema';
import { termsHtml } from '@parlour/contract/rewards/terms-html';
import { cleanHtml } from '@parlour/document/clean-html';
import { StaffRefusal } from '#http/staff/staff-refusal';

/** The faults of a file, one line for each: `announcements.0.texts: has no EN …`. */
export class ContentFault extends StaffRefusal {
  constructor(faults: readonly string[]) {
    super('content_fault', faults.join('\n'));
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
        { title, content: cleanHtml(content, termsHtml) },
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
