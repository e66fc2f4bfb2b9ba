import { WarningCircleIcon } from '@parlour/ui/icons/first-screen';
import { ExportIcon, PlusSquareIcon, WifiHighIcon } from '@parlour/ui/icons/install';
import { DotsThreeVerticalIcon, HouseIcon } from '@parlour/ui/icons/navigation';
import { LightningIcon } from '@parlour/ui/icons/status';
import { NumberedSteps } from '@parlour/ui/list/numbered-steps';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { WebWay } from '../device.ts';
import css from './sheet.module.css';

export function Benefits() {
  const t = useTranslate();
  const rows = [
    { icon: LightningIcon, text: t('install.benefit_fast') },
    { icon: HouseIcon, text: t('install.benefit_home') },
    { icon: WifiHighIcon, text: t('install.benefit_line') },
  ];
  return (
    <ul className={css.benefits}>
      {rows.map(({ icon: Picture, text }) => (
        <li key={text}>
          <Picture />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The steps in the browser with the signs to look for there, or a notice if this browser cannot install the app. */
export function InstallSteps({ way }: { way: Exclude<WebWay, 'prompt'> }) {
  const t = useTranslate();
  if (way === 'safari' || way === 'outside') {
    return (
      <p className={css.notice} role="note">
        <WarningCircleIcon />
        {t(way === 'safari' ? 'install.use_safari' : 'install.open_outside')}
      </p>
    );
  }
  const isGuide = way === 'guide';
  const First = isGuide ? ExportIcon : DotsThreeVerticalIcon;
  return (
    <NumberedSteps className={css.steps}>
      <li>
        <span>{t(isGuide ? 'install.step_share' : 'install.step_menu')}</span>
        <First />
      </li>
      <li>
        <span>{t(isGuide ? 'install.step_add' : 'install.step_install')}</span>
        <PlusSquareIcon />
      </li>
    </NumberedSteps>
  );
}
