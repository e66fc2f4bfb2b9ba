// Sheets and notices are no part of the first screen. Fetched in a quiet moment, they are also here when the line is gone.
import { loadLanguageSheet } from '#features/language/use-language-sheet.tsx';
import { loadNoticeDialog } from '#features/notices/notice-host.tsx';
import { quietMoment } from '#platform/quiet-moment.ts';

export async function preloadOverlays(): Promise<void> {
  await quietMoment();
  // What fails now is fetched when it is needed.
  await Promise.allSettled([loadNoticeDialog(), loadLanguageSheet()]);
}
