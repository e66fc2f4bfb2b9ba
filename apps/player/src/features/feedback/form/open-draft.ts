// What the form of a message is made of: what stands in it, its draft, and its pictures on their way.
import type { Foundation } from '#foundation/foundation.ts';
import { createStore, type Store } from '#foundation/store.ts';
import { tabStorage } from '#platform/storage.ts';
import { readDraft, writeDraft } from './draft.ts';
import { emptyForm, keptIds, newPicture, type FormPicture, type FormState } from './form-state.ts';
import { createUploads, type Uploads } from './picture-uploads.ts';

export type OpenDraft = {
  store: Store<FormState>;
  uploads: Uploads;
  /** What is not the member's to write: whether it is being sent, and why it was not. */
  put: (change: Partial<FormState>) => void;
  /** From now on it is another message, also where the answer to the last one was lost. */
  edit: (change: Partial<FormState>) => void;
  /** For a member: as it was left. */
  open: (owner: string) => void;
  /** It was sent, and nothing of it is left. */
  finish: () => void;
  /** The id of what stands in it now, the same until it is edited. */
  formId: () => string;
  nextKey: () => number;
};

export function createDraft(foundation: Foundation): OpenDraft {
  const store = createStore(emptyForm);
  let owner: string | null = null;
  /** Null until it is sent as it stands. */
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
