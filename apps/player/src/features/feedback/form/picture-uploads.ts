// Sends the pictures of the form one after the other. In parallel they would share a slow connection, and all be late.
import { addFeedbackPicture } from '@parlour/contract/feedback/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { isCancelled, refusalOf } from '#foundation/api/outcome.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { dataAddress } from '#platform/pictures/data-address.ts';
import { shrinkPicture } from '#platform/pictures/shrink-picture.ts';
import { makePreviews } from '../pictures/previews.ts';
import type { FormPicture } from './form-state.ts';

type Change = (key: number, change: Partial<FormPicture>) => void;

export type Uploads = {
  begin: (key: number, file: Blob) => void;
  again: (key: number) => void;
  /** Cancels the upload, running or queued. */
  giveUp: (key: number) => void;
  giveUpAll: () => void;
};

/** Error codes caused by the file itself, so that another attempt would fail too. */
const final = ['picture_refused', 'request_too_large', 'request_param_err'];

export function createUploads({ api, keep }: Foundation, change: Change): Uploads {
  const previews = keep(makePreviews);
  const files = new Map<number, { file: Blob; control: AbortController }>();
  let last: Promise<void> = Promise.resolve();

  async function send(key: number): Promise<void> {
    const wanted = files.get(key);
    if (!wanted || wanted.control.signal.aborted) return;
    const { file, control } = wanted;
    const { signal } = control;
    try {
      const picture = await shrinkPicture(file);
      const preview = await dataAddress(picture);
      change(key, { preview });
      const { id } = await api(addFeedbackPicture, { picture }, { teller: 'page', signal });
      previews.keep(id, preview);
      change(key, { state: 'kept', id });
      files.delete(key);
    } catch (error) {
      if (isCancelled(error)) return;
      const mayRetry = !final.includes(refusalOf(error)?.code ?? '');
      change(key, { state: 'failed', problem: sayFailure(error), mayRetry });
    }
  }
  function queue(key: number): void {
    last = last.then(() => send(key));
  }
  function giveUp(key: number): void {
    files.get(key)?.control.abort();
    files.delete(key);
  }
  return {
    begin: (key, file) => {
      files.set(key, { file, control: new AbortController() });
      queue(key);
    },
    again: (key) => {
      change(key, { state: 'sending', problem: null });
      queue(key);
    },
    giveUp,
    giveUpAll: () => {
      for (const key of files.keys()) giveUp(key);
    },
  };
}
