// The dialog shown while another line is searched, because the site's address no longer serves it (BOOT-11). It cannot be closed.
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { HeadsetIcon, WifiSlashIcon } from '@parlour/ui/icons/notices';
import { ArrowClockwiseIcon } from '@parlour/ui/icons/status';
import { Notice } from '@parlour/ui/overlay/notice';
import { makeLine } from '#foundation/line/line.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

const stay = () => undefined;

export function LineDialog({ isOpen }: { isOpen: boolean }) {
  const line = useFoundation().keep(makeLine);
  const { message, isTrying, tried, help } = useStore(line);
  const t = useTranslate();
  const found = isTrying || tried === null ? t('line.looking') : t('line.none', { count: tried });
  return (
    <Notice
      open={isOpen}
      onClose={stay}
      glyph={WifiSlashIcon}
      tone="bad"
      title={t('line.title')}
      arrange={help === null ? 'stack' : 'pair'}
      actions={
        <>
          {help !== null && (
            <ButtonLink href={help} tone="tonal" wide icon={<HeadsetIcon size={20} />}>
              {t('line.help')}
            </ButtonLink>
          )}
          <Button
            tone="primary"
            wide
            busy={isTrying}
            icon={<ArrowClockwiseIcon size={20} />}
            onClick={() => void line.retry()}
          >
            {t('line.retry')}
          </Button>
        </>
      }
    >
      {message !== null && <p>{message(t)}</p>}
      <output>{found}</output>
    </Notice>
  );
}
