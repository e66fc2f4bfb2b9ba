// Shows the current notice. Closing it means its first choice, which is the safe one.
import { Button } from '@parlour/ui/button/button';
import { UserSwitchIcon } from '@parlour/ui/icons/account';
import { InfoIcon } from '@parlour/ui/icons/status';
import { Notice as NoticePanel } from '@parlour/ui/overlay/notice';
import { Late } from '#foundation/late.tsx';
import type { Notice } from '#foundation/notices/notices.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';

export const loadLineDialog = async () => (await import('./line-dialog.tsx')).LineDialog;
const loadLeavingDialog = async () => (await import('./leaving-dialog.tsx')).LeavingDialog;

/** The dialog of a notice. `isOpen` becomes false before the notice is removed, so that the dialog can close visibly. */
export function NoticeDialog({ notice, isOpen }: { notice: Notice; isOpen: boolean }) {
  const { notices } = useFoundation();
  const t = useTranslate();
  if (notice.kind === 'line') return <Late load={loadLineDialog} isNeeded props={{ isOpen }} />;
  if (notice.kind === 'leaving') {
    return <Late key={notice.kind} load={loadLeavingDialog} isNeeded props={{ isOpen }} />;
  }
  const [safe, ...others] = notice.choices;
  const answers = [safe, ...others].map(({ name, say }) => (
    <Button
      key={name}
      tone={name === safe.name ? 'primary' : 'tonal'}
      wide
      onClick={() => notices.answer(name)}
    >
      {say(t)}
    </Button>
  ));
  return (
    <NoticePanel
      key={notice.id}
      open={isOpen}
      onClose={() => notices.answer(safe.name)}
      glyph={others.length > 0 ? UserSwitchIcon : InfoIcon}
      title={t('notices.title')}
      actions={answers}
    >
      {notice.say(t)}
    </NoticePanel>
  );
}
