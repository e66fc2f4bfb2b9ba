import { useEffect } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import { makeVisitorEvents } from './track-events.ts';

/** Keys of the contents that were opened in this tab, the newest last. */
const viewedKey = 'visit.viewed';
const most = 100;

type Content = { content: 'promotion' | 'game'; id: string };

/** Tracks that a promotion or a game was opened (TRACK-08), once in a tab, also over a reload. Null as long as nothing is open. */
export function useView(view: Content | null): void {
  const { keep, tabStorage } = useFoundation();
  const key = view && `${view.content} ${view.id}`;
  useEffect(() => {
    if (view === null || key === null) return;
    const viewed = tabStorage.read(viewedKey)?.split('\n') ?? [];
    if (viewed.includes(key)) return;
    tabStorage.write(viewedKey, [...viewed, key].slice(-most).join('\n'));
    keep(makeVisitorEvents).trackLater({ eventName: 'viewContent', ...view });
    // oxlint-disable-next-line react/exhaustive-deps -- the key says which content it is
  }, [key, keep, tabStorage]);
}
