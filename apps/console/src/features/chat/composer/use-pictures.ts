// The pictures of an answer that is being written: each is sent as it is chosen, and kept by the server for a day.
import { addAnswerPicture } from '@parlour/contract/chat/staff-calls';
import { mostPictureBytes, mostPictures, pictureTypes } from '@parlour/contract/feedback/pictures';
import { useRef, useState } from 'react';
import { useOffice } from '#foundation/office.ts';
import type { NamedTalk } from '../talk/use-talk.ts';

export type ChosenPicture = {
  key: string;
  file: File;
  /** The server's id once the picture is stored, else null. */
  id: string | null;
  /** The error by which it was not stored; null if there was none. */
  problem: unknown;
};

const mayBeSent = ({ type, size }: File): boolean =>
  pictureTypes.some((each) => each === type) && size <= mostPictureBytes;

/** `onChange` is called when a picture is added or removed. */
export function usePictures({ merchant, id: talkId }: NamedTalk, onChange: () => void) {
  const { sendPicture } = useOffice();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [hasBadFile, setBadFile] = useState(false);
  /** The uploads that are wanted, by key. */
  const wanted = useRef(new Map<string, AbortController>());

  const change = (key: string, part: Partial<ChosenPicture>): void =>
    setPictures((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));

  async function upload(key: string, picture: File): Promise<void> {
    const control = new AbortController();
    wanted.current.set(key, control);
    const { signal } = control;
    try {
      const sent = { merchant, id: talkId, picture };
      const { id } = await sendPicture(addAnswerPicture, sent, { signal });
      change(key, { id });
    } catch (problem) {
      if (!signal.aborted) change(key, { problem });
    }
  }
  function add(files: readonly File[]): void {
    const good = files.filter(mayBeSent);
    setBadFile(good.length < files.length);
    const added = good
      .slice(0, mostPictures - pictures.length)
      .map((file) => ({ key: crypto.randomUUID(), file, id: null, problem: null }));
    if (added.length === 0) return;
    setPictures([...pictures, ...added]);
    onChange();
    for (const { key, file } of added) void upload(key, file);
  }
  function remove(key: string): void {
    wanted.current.get(key)?.abort();
    setBadFile(false);
    setPictures(pictures.filter((each) => each.key !== key));
    onChange();
  }
  return {
    pictures,
    hasBadFile,
    /** Whether all are stored, or there is none. */
    isReady: pictures.every(({ id }) => id !== null),
    ids: pictures.flatMap(({ id }) => (id === null ? [] : [id])),
    add,
    remove,
    again: ({ key, file }: ChosenPicture) => {
      change(key, { problem: null });
      void upload(key, file);
    },
    empty: () => {
      setPictures([]);
      setBadFile(false);
    },
  };
}
