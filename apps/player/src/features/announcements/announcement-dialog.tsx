// The announcements that come over home, as one group (POP-01): a row of slides, where they lead, and whether they come again.
import { useEffect, useState } from 'react';
import { addBodyClass } from '#platform/view/body-class.ts';
import type { Shown } from './shown.ts';
import { makeShown } from './shown.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { makeClosedGroups } from '#foundation/popups/closed-groups.ts';

type Props = { isOpen: boolean; onClose: () => void };

export function AnnouncementDialog({ isOpen, onClose }: Props) {
  const shown = useStore(useFoundation().keep(makeShown));
  const isReady = useTexts('announcement');
  if (!shown || !isReady) return null;
  return <Group key={shown.turn} shown={shown} isOpen={isOpen} onClose={onClose} />;
}

function Group({ shown: { group, items }, isOpen, onClose }: Props & { shown: Shown }) {
  const closed = useFoundation().keep(makeClosedGroups);
  const [isTicked, setTicked] = useState(true);
  const checkbox = items[0]?.checkbox ?? 'today';
  // POP-06: while it is open the page is marked.
  useEffect(() => (isOpen ? addBodyClass('has-announcement') : undefined), [isOpen]);
  const close = () => {
    closed.close(group, items, checkbox !== 'none' && isTicked ? checkbox : null);
    onClose();
  };
  return (
    <AnnouncementPanel
      items={items}
      isOpen={isOpen}
      onClose={close}
      checkbox={checkbox}
      isTicked={isTicked}
      onTick={setTicked}
    />
  );
}
