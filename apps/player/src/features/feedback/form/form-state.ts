import type { FeedbackCategory } from '@parlour/contract/feedback/message';
import { isMessage } from '@parlour/contract/feedback/message-length';
import type { Phrase } from '#foundation/language/language.ts';

export type FormPicture = {
  /** The key of the picture while it is in the form. */
  key: number;
  state: 'sending' | 'kept' | 'failed';
  /** The server's id once the picture is stored, else null. */
  id: string | null;
  /** The address of the preview, or null until it is known. */
  preview: string | null;
  /** The reason why the upload failed, or null. */
  problem: Phrase | null;
  /** True if another attempt may succeed. */
  mayRetry: boolean;
};

export type FormState = {
  category: FeedbackCategory | null;
  content: string;
  pictures: readonly FormPicture[];
  /** The problem of the last chosen files if one of them may not be sent. */
  fileProblem: Phrase | null;
  isSending: boolean;
  problem: Phrase | null;
};

export const emptyForm: FormState = {
  category: null,
  content: '',
  pictures: [],
  fileProblem: null,
  isSending: false,
  problem: null,
};

/** A new picture of the form. `id` is that of a picture that the server has already stored, else null. */
export const newPicture = (key: number, id: string | null): FormPicture => ({
  key,
  id,
  state: id === null ? 'sending' : 'kept',
  preview: null,
  problem: null,
  mayRetry: false,
});

export const isReady = ({ category, content }: FormState): boolean =>
  category !== null && isMessage(content);

/** The problem of the pictures that prevents sending a ready form, or null. */
export function heldBackBy({ pictures }: FormState): Phrase | null {
  if (pictures.some(({ state }) => state === 'failed')) return (t) => t('feedback.pictures_failed');
  if (pictures.some(({ state }) => state === 'sending'))
    return (t) => t('feedback.pictures_pending');
  return null;
}

export const keptIds = ({ pictures }: FormState): string[] =>
  pictures.flatMap(({ id }) => (id === null ? [] : [id]));
