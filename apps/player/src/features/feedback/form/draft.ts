// What is being written, for a reload and for whoever comes back to the page. It goes with the member, as all that begins so.
import { feedbackCategories, type FeedbackCategory } from '@parlour/contract/feedback/message';
import { cutToMessage } from '@parlour/contract/feedback/message-length';
import { mostPictures } from '@parlour/contract/feedback/pictures';
import { ownPrefix } from '#foundation/session/tab-record.ts';
import type { KeyValue } from '#platform/storage.ts';

export type Draft = {
  category: FeedbackCategory | null;
  content: string;
  /** Those that the server has. */
  pictureIds: readonly string[];
  /** Once it was sent as it stands here: sent again, it is the same message. */
  formId: string | null;
};

const emptyDraft: Draft = { category: null, content: '', pictureIds: [], formId: null };

const key = `${ownPrefix}feedback`;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Storage may hold anything. */
function parse(text: string): Draft {
  const { category, content, pictureIds, formId } = JSON.parse(text) as Record<string, unknown>;
  return {
    category: feedbackCategories.find((each) => each === category) ?? null,
    content: isText(content) ? cutToMessage(content) : '',
    pictureIds: Array.isArray(pictureIds) ? pictureIds.filter(isText).slice(0, mostPictures) : [],
    formId: isText(formId) ? formId : null,
  };
}

export function readDraft(storage: KeyValue): Draft {
  try {
    return parse(storage.read(key) ?? '');
  } catch {
    return emptyDraft;
  }
}

export function writeDraft(storage: KeyValue, draft: Draft): void {
  const isEmpty = draft.category === null && draft.content === '' && draft.pictureIds.length === 0;
  if (isEmpty) storage.remove(key);
  else storage.write(key, JSON.stringify(draft));
}
