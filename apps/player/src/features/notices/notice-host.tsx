// Renders the notices. The code of their dialog is loaded with the first one; the last notice stays while its dialog closes.
import { useState } from 'react';
import { Late } from '#foundation/late.tsx';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

export const loadNoticeDialog = async () => (await import('./notice-dialog.tsx')).NoticeDialog;

export function NoticeHost() {
  const [notice] = useStore(useFoundation().notices);
  const [last, setLast] = useState(notice);
  if (notice && notice !== last) setLast(notice);
  const shown = notice ?? last;
  if (!shown) return null;
  const isOpen = notice !== undefined;
  return <Late load={loadNoticeDialog} isNeeded={isOpen} props={{ notice: shown, isOpen }} />;
}
