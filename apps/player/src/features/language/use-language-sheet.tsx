// The language sheet for the buttons that open it. Its code is loaded at the first press.
import { useState, type ReactNode } from 'react';
import { Late } from '#foundation/late.tsx';

export const loadLanguageSheet = async () => (await import('./language-sheet.tsx')).LanguageSheet;

export function useLanguageSheet(): { open: () => void; sheet: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return {
    open: () => setOpen(true),
    sheet: <Late load={loadLanguageSheet} isNeeded={isOpen} props={{ isOpen, onClose }} />,
  };
}
