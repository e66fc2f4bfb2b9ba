// What only a mouse needs, and a window with room shows: fetched where there is one, so that a phone pays for none of it.
import { useCallback, type ReactNode } from 'react';
import { RowEndsContext } from '@parlour/ui/row/row-ends';
import { watchMedia } from '#platform/page.ts';
import { useLate } from '#foundation/late.tsx';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

const mouse = watchMedia('(hover: hover) and (pointer: fine)');

/** Rows get arrows. Beside the column, where its sheet has room for it, stands the way to have the site on a phone. */
export function WideParts({ children }: { children: ReactNode }) {
  const { language } = useFoundation();
  const hasMouse = useStore(mouse);
  const load = useCallback(async () => {
    const parts = import('#features/wide/wide.ts');
    await language.need(['wide']);
    return parts;
  }, [language]);
  const parts = useLate({ load, isNeeded: hasMouse });
  const shown = hasMouse ? parts : null;
  return (
    <RowEndsContext value={shown && shown.renderRowArrows}>
      {children}
      {shown && <shown.Beside />}
    </RowEndsContext>
  );
}
