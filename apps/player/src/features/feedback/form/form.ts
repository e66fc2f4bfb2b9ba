// The form of a message. Its content survives other pages and a reload until it is sent or the member logs out.
import { sendFeedback } from '@parlour/contract/feedback/calls';
import type { FeedbackCategory } from '@parlour/contract/feedback/message';
import { mostPictureBytes, mostPictures, pictureTypes } from '@parlour/contract/feedback/pictures';
import { sayFailure } from '#foundation/api/failure.ts';
import { endsSession, refusalOf } from '#foundation/api/outcome.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Readable } from '#foundation/store.ts';
import type { Phrase } from '#foundation/language/language.ts';
import {
  emptyForm,
  heldBackBy,
  isReady,
  keptIds,
  newPicture,
  type FormState,
} from './form-state.ts';
import { createDraft, type OpenDraft } from './open-draft.ts';

export type SentMessage = {
  id: string;
  category: FeedbackCategory;
  content: string;
  pictures: string[];
};

export type Form = Readable<FormState> & {
  /** Restores the member's draft. */
  open: (owner: string) => void;
  choose: (category: FeedbackCategory) => void;
  write: (content: string) => void;
  add: (files: readonly File[]) => void;
  again: (key: number) => void;
  remove: (key: number) => void;
  /** Sends the message; null if it was not sent, with the problem in the form's state. */
  send: () => Promise<SentMessage | null>;
};

const megabyte = 1024 * 1024;

/** The reason why the server would refuse a file, checked before it is sent over a slow connection; null if it may be sent. */
function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): Phrase | null {
  if (!pictureTypes.some((each) => each === type)) return (t) => t('feedback.picture_wrong_type');
  const mostSize = mostPictureBytes / megabyte;
  return size > mostPictureBytes ? (t) => t('feedback.picture_too_big', { size: mostSize }) : null;
}

export function createForm(foundation: Foundation): Form {
  const draft = createDraft(foundation);
  const { store, uploads, edit } = draft;
  const { get, subscribe } = store;
  /** Runs a change unless the message is being sent. */
  const whileOpen = (run: () => void): void => {
    if (!get().isSending) run();
  };
  return {
    get,
    getPainted: () => emptyForm,
    subscribe,
    open: draft.open,
    choose: (category) => whileOpen(() => edit({ category })),
    write: (content) => whileOpen(() => edit({ content })),
    add: (files) => whileOpen(() => addFiles(draft, files)),
    again: uploads.again,
    remove: (key) => whileOpen(() => removePicture(draft, key)),
    send: () => send(draft, foundation),
  };
}

function addFiles({ store, edit, uploads, nextKey }: OpenDraft, files: readonly File[]): void {
  const { pictures } = store.get();
  const bad = files.find((file) => fileProblem(file) !== null);
  const added = files
    .filter((file) => fileProblem(file) === null)
    .slice(0, mostPictures - pictures.length)
    .map((file) => ({ file, picture: newPicture(nextKey(), null) }));
  edit({
    pictures: [...pictures, ...added.map(({ picture }) => picture)],
    fileProblem: bad ? fileProblem(bad) : null,
  });
  for (const { file, picture } of added) uploads.begin(picture.key, file);
}

function removePicture({ store, edit, uploads }: OpenDraft, key: number): void {
  uploads.giveUp(key);
  edit({
    pictures: store.get().pictures.filter((each) => each.key !== key),
    fileProblem: null,
  });
}

async function send(draft: OpenDraft, { api, front }: Foundation): Promise<SentMessage | null> {
  const { store, put } = draft;
  const state = store.get();
  const { category, content, isSending } = state;
  if (isSending || category === null || !isReady(state)) return null;
  const problem = heldBackBy(state);
  put({ problem });
  if (problem !== null) return null;
  const pictures = keptIds(state);
  const formId = draft.formId();
  put({ isSending: true });
  try {
    const input = { category, content, pictureIds: pictures, formId };
    const { id } = await api(sendFeedback, input, { teller: 'page' });
    draft.finish();
    return { id, category, content, pictures };
  } catch (error) {
    const missing = missingOf(error);
    if (missing !== null) dropMissing(draft, missing);
    else if (!front.closes(error) && !endsSession(error)) put({ problem: sayFailure(error) });
    return null;
  } finally {
    put({ isSending: false });
  }
}

/** The pictures that the server does not know, because they are over a day old or belong to a message. Null for any other error. */
function missingOf(error: unknown): readonly unknown[] | null {
  const refusal = refusalOf(error);
  if (refusal?.code !== 'not_found') return null;
  const { pictureIds = [] } = refusal.value as { pictureIds?: unknown };
  return Array.isArray(pictureIds) ? pictureIds : [];
}

function dropMissing({ store, edit }: OpenDraft, missing: readonly unknown[]): void {
  const pictures = store.get().pictures.filter(({ id }) => !missing.includes(id));
  edit({ pictures, problem: (t) => t('feedback.pictures_gone') });
}
