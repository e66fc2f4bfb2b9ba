import { useId } from 'react';
import { DeviceMobileIcon } from '@parlour/ui/icons/account';
import { AndroidLogoIcon, AppleLogoIcon } from '@parlour/ui/icons/install';
import type { Platform } from '@parlour/contract/install/platform';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './sheet.module.css';

export type AppKind = 'web' | 'native';

type Props = {
  system: Platform['system'];
  kind: AppKind;
  onChoose: (kind: AppKind) => void;
};

export function AppChoice({ system, kind, onChoose }: Props) {
  const t = useTranslate();
  const name = useId();
  const cards = [
    {
      id: 'web',
      title: t('install.web_app'),
      text: t('install.web_app_text'),
      icon: DeviceMobileIcon,
    },
    {
      id: 'native',
      title: t(system === 'ios' ? 'install.ios_app' : 'install.android_app'),
      text: t('install.native_text'),
      icon: system === 'ios' ? AppleLogoIcon : AndroidLogoIcon,
    },
  ] as const;
  return (
    <div className={css.cards} role="radiogroup" aria-label={t('install.choose')}>
      {cards.map(({ id, title, text, icon: Picture }) => (
        <label key={id} className={css.card}>
          <Picture size={28} />
          <span className={css.words}>
            <span className={css.title}>
              <b>{title}</b>
              {id === 'web' && <span className={css.pill}>{t('install.recommended')}</span>}
            </span>
            <span>{text}</span>
          </span>
          <input type="radio" name={name} checked={kind === id} onChange={() => onChoose(id)} />
        </label>
      ))}
    </div>
  );
}
