// The draft of a message, stored for a reload or a return to the page. It is removed when the member logs out, as all keys with its prefix.
import { feedbackCategories, type FeedbackCategory } from '@parlour/contract/feedback/message';
import { cutToMessage } from '@parlour/contract/feedback/message-length';
import { mostPictures } from '@parlour/contract/feedback/pictures';
import { ownPrefix } from '#foundation/session/tab-record.ts';
import type { KeyValue } from '#platform/storage.ts';

export type Draft = {
  category: FeedbackCategory | null;
  content: string;
  /** The ids of the pictures that the server has stored. */
  pictureIds: readonly string[];
  /** The id under which the draft was sent unchanged, so that a second attempt is the same message; null before. */
  formId: string | null;
};

const emptyDraft: Draft = { category: null, content: '', pictureIds: [], formId: null };

const key = `${ownPrefix}feedback`;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a stored draft and replaces every invalid value. */
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
