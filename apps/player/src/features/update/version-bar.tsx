// The bar above the tabs that offers a newer version of the site (APP-09).
import { Button } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { XIcon } from '@parlour/ui/icons/navigation';
import { ArrowsClockwiseIcon } from '@parlour/ui/icons/status';
import { reloadPage } from '#platform/address.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { putOff } from './put-off.ts';
import css from './version-bar.module.css';

type Props = { isOpen: boolean; onClose: () => void };

export function VersionBar({ isOpen, onClose }: Props) {
  const { tabStorage } = useFoundation();
  const t = useTranslate();
  const hasTexts = useTexts('update');
  if (!isOpen || !hasTexts) return null;
  const later = () => {
    putOff(tabStorage);
    onClose();
  };
  return (
    <aside className={css.bar}>
      <span className={css.disc}>
        <ArrowsClockwiseIcon size={24} />
      </span>
      <output className={css.words}>
        <span className="text-subheading">{t('update.title')}</span>
        <span className="text-muted text-small">{t('update.keeps_place')}</span>
      </output>
      <Button tone="primary" size="small" onClick={reloadPage}>
        {t('update.now')}
      </Button>
      <IconButton label={t('update.later')} onPress={later}>
        <XIcon size={20} />
      </IconButton>
    </aside>
  );
}
