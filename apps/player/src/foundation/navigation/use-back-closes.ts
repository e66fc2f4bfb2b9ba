// Closes an overlay that is no modal of the ui package when the player goes back; the page stays.
import { useEffect, useEffectEvent } from 'react';
import { layOver } from '#platform/view/over-page.ts';

export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? layOver(() => close()) : undefined), [isOpen]);
}
