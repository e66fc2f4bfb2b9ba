// For what lies over a page and is no modal of the kit: the way back closes it, and leaves the page where it is.
import { useEffect, useEffectEvent } from 'react';
import { layOver } from '#platform/view/over-page.ts';

export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? layOver(() => close()) : undefined), [isOpen]);
}
