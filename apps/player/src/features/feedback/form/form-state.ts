import type { FeedbackCategory } from '@parlour/contract/feedback/message';
import { isMessage } from '@parlour/contract/feedback/message-length';
import type { Phrase } from '#foundation/language/language.ts';

export type FormPicture = {
  /** Its own, for as long as it is in the form. */
  key: number;
  state: 'sending' | 'kept' | 'failed';
  /** The server's name for it, once it is kept. */
  id: string | null;
  /** What it looks like, once that is known here. */
  preview: string | null;
  /** Why it was not kept. */
  problem: Phrase | null;
  /** It may work the next time. */
  mayRetry: boolean;
};

export type FormState = {
  category: FeedbackCategory | null;
  content: string;
  pictures: readonly FormPicture[];
  /** Of the last files that were chosen, and could not even be tried. */
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

/** `id`: of one that the server has. */
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

/** Why it cannot be sent now although it is ready: its pictures. */
export function heldBackBy({ pictures }: FormState): Phrase | null {
  if (pictures.some(({ state }) => state === 'failed')) return (t) => t('feedback.pictures_failed');
  if (pictures.some(({ state }) => state === 'sending'))
    return (t) => t('feedback.pictures_pending');
  return null;
}

export const keptIds = ({ pictures }: FormState): string[] =>
  pictures.flatMap(({ id }) => (id === null ? [] : [id]));
