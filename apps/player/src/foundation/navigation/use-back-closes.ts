// The way back closes what lies over a page, and leaves the page where it is: an entry of the history stands for the sheet.
import { useEffect, useEffectEvent } from 'react';
import {
  currentState,
  onAddressChange,
  pushAddress,
  stepBack,
  whereWeAre,
} from '#platform/address.ts';

const isOver = (): boolean => {
  const state = currentState();
  return typeof state === 'object' && state !== null && 'isSheet' in state;
};

let leaving: ReturnType<typeof setTimeout> | undefined;

export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    clearTimeout(leaving);
    // What was noted with the page counts on its sheet, too.
    if (!isOver()) pushAddress(whereWeAre(), { ...(currentState() as object), isSheet: true });
    const stop = onAddressChange(() => {
      if (!isOver()) close();
    });
    return () => {
      stop();
      // Not at once: who closes and opens again in one go keeps the entry.
      leaving = setTimeout(() => {
        if (isOver()) stepBack();
      });
    };
  }, [isOpen]);
}
