// The parts of a message's form: its state, its stored draft and its picture uploads.
import type { Foundation } from '#foundation/foundation.ts';
import { createStore, type Store } from '#foundation/store.ts';
import { tabStorage } from '#platform/storage.ts';
import { readDraft, writeDraft } from './draft.ts';
import { emptyForm, keptIds, newPicture, type FormPicture, type FormState } from './form-state.ts';
import { createUploads, type Uploads } from './picture-uploads.ts';

export type OpenDraft = {
  store: Store<FormState>;
  uploads: Uploads;
  /** Changes what the member does not edit, such as `isSending`. */
  put: (change: Partial<FormState>) => void;
  /** Changes the content. It is then a new message, even if the answer to the last attempt was lost. */
  edit: (change: Partial<FormState>) => void;
  /** Restores the member's draft. */
  open: (owner: string) => void;
  /** Empties the form and the draft after the message was sent. */
  finish: () => void;
  /** Returns the id of the current content, which stays the same until it is edited. */
  formId: () => string;
  nextKey: () => number;
};

export function createDraft(foundation: Foundation): OpenDraft {
  const store = createStore(emptyForm);
  let owner: string | null = null;
  /** The id under which the current content was sent, or null. */
  let sentAs: string | null = null;
  let count = 0;
  const nextKey = () => (count += 1);

  function put(change: Partial<FormState>): void {
    store.set({ ...store.get(), ...change });
  }
  function keepDraft(): void {
    const state = store.get();
    const { category, content } = state;
    writeDraft(tabStorage, { category, content, pictureIds: keptIds(state), formId: sentAs });
  }
  function edit(change: Partial<FormState>): void {
    sentAs = null;
    put({ problem: null, ...change });
    keepDraft();
  }
  function changePicture(key: number, change: Partial<FormPicture>): void {
    const { pictures } = store.get();
    if (!pictures.some((each) => each.key === key)) return;
    edit({
      pictures: pictures.map((each) => (each.key === key ? { ...each, ...change } : each)),
    });
  }
  const uploads = createUploads(foundation, changePicture);

  function empty(): void {
    uploads.giveUpAll();
    sentAs = null;
    store.set(emptyForm);
  }
  const { session } = foundation;
  session.subscribe(() => {
    if (session.get() !== null) return;
    owner = null;
    empty();
  });
  return {
    store,
    uploads,
    put,
    edit,
    nextKey,
    open: (by) => {
      if (by === owner) return;
      empty();
      owner = by;
      const { category, content, pictureIds, formId } = readDraft(tabStorage);
      sentAs = formId;
      put({ category, content, pictures: pictureIds.map((id) => newPicture(nextKey(), id)) });
    },
    finish: () => {
      empty();
      keepDraft();
    },
    formId: () => {
      sentAs ??= crypto.randomUUID();
      keepDraft();
      return sentAs;
    },
  };
}
