// The dialog over the home page that shows a group of announcements (POP-01): slides, links and the checkbox that hides them.
import { useEffect, useState } from 'react';
import { addBodyClass } from '#platform/view/body-class.ts';
import type { ShownGroup } from './shown-group.ts';
import { makeShown } from './shown-group.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { makeClosedGroups } from '#foundation/popups/closed-groups.ts';

type Props = { isOpen: boolean; onClose: () => void };

export function AnnouncementDialog({ isOpen, onClose }: Props) {
  const shown = useStore(useFoundation().keep(makeShown));
  const isReady = useTexts('announcements');
  if (!shown || !isReady) return null;
  return <Group key={shown.turn} shown={shown} isOpen={isOpen} onClose={onClose} />;
}

function Group({ shown: { group, items }, isOpen, onClose }: Props & { shown: ShownGroup }) {
  const closed = useFoundation().keep(makeClosedGroups);
  const [isTicked, setTicked] = useState(true);
  const checkbox = items[0]?.checkbox ?? 'today';
  // POP-06: a class marks the page while the dialog is open.
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
