// The sheet for the choice of the colour scheme, which needs no reload and is stored on the device (MEMBER-17).
import { schemeChoices, type SchemeChoice } from '@parlour/contract/theme/scheme-choice';
import { DeviceMobileIcon, MoonIcon, SunIcon } from '@parlour/ui/icons/account';
import { CheckCircleFillIcon } from '@parlour/ui/icons/status';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { makeSchemeChoice } from '#foundation/site/scheme-choice.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './theme-sheet.module.css';

const icons = { device: DeviceMobileIcon, light: SunIcon, dark: MoonIcon };

export function ThemeSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { keep, notices } = useFoundation();
  const t = useTranslate();
  const scheme = keep(makeSchemeChoice);
  const chosen = useStore(scheme);

  function choose(choice: SchemeChoice) {
    onClose();
    scheme.choose(choice).catch(() => notices.show((say) => say('theme.failed')));
  }
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('theme.label')} closeLabel={t('site.close')}>
      <ul className={css.list}>
        {schemeChoices.map((choice) => {
          const Picture = icons[choice];
          return (
            <li key={choice}>
              <button
                type="button"
                className={`list-row ${css.choice}`}
                aria-current={choice === chosen ? 'true' : undefined}
                onClick={() => choose(choice)}
              >
                <Picture />
                <span className="grow">{t(`theme.${choice}`)}</span>
                <span className={css.mark}>
                  {choice === chosen && <CheckCircleFillIcon size={24} />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
