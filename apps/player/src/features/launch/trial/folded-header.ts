// The choice whether the header over a trial is hidden, stored until the tab is closed.
import { useState } from 'react';
import { tabStorage } from '#platform/storage.ts';

const key = 'parlour:trial-header';
const hidden = 'hidden';

export function useFoldedHeader(): [isFolded: boolean, turn: () => void] {
  const [isFolded, setFolded] = useState(() => tabStorage.read(key) === hidden);
  const turn = () => {
    if (isFolded) tabStorage.remove(key);
    else tabStorage.write(key, hidden);
    setFolded(!isFolded);
  };
  return [isFolded, turn];
}
