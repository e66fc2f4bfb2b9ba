// The pictures of a message that is being written: each is sent as it is chosen, one after the other.
import { useRef, useState } from 'react';
import { addChatPicture } from '@parlour/contract/chat/calls';
import { mostPictureBytes, mostPictures, pictureTypes } from '@parlour/contract/feedback/pictures';
import { sayFailure } from '#foundation/api/failure.ts';
import { isCancelled } from '#foundation/api/outcome.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { dataAddress } from '#platform/pictures/data-address.ts';
import { shrinkPicture } from '#platform/pictures/shrink-picture.ts';
import { makeChatPictures } from '../message-pictures.ts';

export type ChosenPicture = {
  key: number;
  file: File;
  /** The server's id once the picture is stored, else null. */
  id: string | null;
  /** The address of the preview, or null until it is known. */
  preview: string | null;
  /** The reason why the upload failed, or null. */
  problem: Phrase | null;
};

export type ChosenPictures = {
  pictures: readonly ChosenPicture[];
  /** The problem of the last chosen files if one of them may not be sent. */
  fileProblem: Phrase | null;
  /** Whether all are stored, or there is none. */
  isReady: boolean;
  ids: readonly string[];
  add: (files: readonly File[]) => void;
  again: (key: number) => void;
  remove: (key: number) => void;
  empty: () => void;
};

const megabyte = 1024 * 1024;

/** The reason why the server would refuse a file, checked before it is sent over a slow connection; null if it may be sent. */
function fileProblemOf({ type, size }: File): Phrase | null {
  if (!pictureTypes.some((each) => each === type)) return (t) => t('chat.picture_wrong_type');
  const mostSize = mostPictureBytes / megabyte;
  return size > mostPictureBytes ? (t) => t('chat.picture_too_big', { size: mostSize }) : null;
}

export function usePictures(): ChosenPictures {
  const { api, keep } = useFoundation();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [fileProblem, setFileProblem] = useState<Phrase | null>(null);
  const count = useRef(0);
  const last = useRef(Promise.resolve());
  /** The uploads that are wanted, by key. */
  const wanted = useRef(new Map<number, AbortController>());

  const change = (key: number, part: Partial<ChosenPicture>): void =>
    setPictures((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));

  async function upload(key: number, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      const picture = await shrinkPicture(file);
      const preview = await dataAddress(picture);
      change(key, { preview });
      const { id } = await api(addChatPicture, { picture }, { teller: 'page', signal });
      keep(makeChatPictures).keep(id, preview);
      change(key, { id });
    } catch (error) {
      if (!isCancelled(error)) change(key, { problem: sayFailure(error) });
    }
  }
  function queue(key: number, file: File): void {
    const control = new AbortController();
    wanted.current.set(key, control);
    last.current = last.current.then(() => upload(key, file, control.signal));
  }
  function add(files: readonly File[]): void {
    const bad = files.map(fileProblemOf).find((problem) => problem !== null) ?? null;
    setFileProblem(() => bad);
    const added = files
      .filter((file) => fileProblemOf(file) === null)
      .slice(0, mostPictures - pictures.length)
      .map((file) => ({ key: (count.current += 1), file, id: null, preview: null, problem: null }));
    setPictures([...pictures, ...added]);
    for (const { key, file } of added) queue(key, file);
  }
  function remove(key: number): void {
    wanted.current.get(key)?.abort();
    setFileProblem(null);
    setPictures((all) => all.filter((each) => each.key !== key));
  }
  return {
    pictures,
    fileProblem,
    isReady: pictures.every(({ id }) => id !== null),
    ids: pictures.flatMap(({ id }) => (id === null ? [] : [id])),
    add,
    again: (key) => {
      const picture = pictures.find((each) => each.key === key);
      if (!picture) return;
      change(key, { problem: null });
      queue(key, picture.file);
    },
    remove,
    empty: () => {
      setPictures([]);
      setFileProblem(null);
    },
  };
}
