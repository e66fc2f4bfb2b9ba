// The sheet for the choice of the colour scheme, which needs no reload and is stored on the device (MEMBER-17).
import { schemeChoices, type SchemeChoice } from '@parlour/contract/theme/scheme-choice';
import { DeviceMobileIcon, MoonIcon, SunIcon } from '@parlour/ui/icons/account';
import { ChoiceList } from '@parlour/ui/list/choice-list';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { makeSchemeChoice } from '#foundation/site/scheme-choice.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

const icons = { device: DeviceMobileIcon, light: SunIcon, dark: MoonIcon };

export function ThemeSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { keep, notices } = useFoundation();
  const t = useTranslate();
  const scheme = keep(makeSchemeChoice);
  const chosen = useStore(scheme);

  const choices = schemeChoices.map((value) => {
    const Picture = icons[value];
    return { value, picture: <Picture />, name: t(`theme.${value}`) };
  });

  function choose(choice: SchemeChoice) {
    onClose();
    scheme.choose(choice).catch(() => notices.show((say) => say('theme.failed')));
  }
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('theme.label')} closeLabel={t('site.close')}>
      <ChoiceList choices={choices} chosen={chosen} onChoose={choose} />
    </Sheet>
  );
}
