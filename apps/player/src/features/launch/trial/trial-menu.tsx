// The sheet under the dots of a demo's header: the game's rules and sound, if it has them, and hiding the header (GAME-08).
import type { SiteRequest } from '@parlour/contract/launch/trial-tools';
import { InfoIcon } from '@parlour/ui/icons/first-screen';
import { CaretDownIcon, CaretUpIcon } from '@parlour/ui/icons/navigation';
import { SpeakerHighIcon } from '@parlour/ui/icons/status';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { Sheet } from '@parlour/ui/overlay/sheet';
import { useTranslate } from '#foundation/use-foundation.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  hasTools: boolean;
  isFolded: boolean;
  onAsk: (request: SiteRequest) => void;
  onFold: () => void;
};

export function TrialMenu({ isOpen, onClose, title, hasTools, isFolded, onAsk, onFold }: Props) {
  const t = useTranslate();
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet open={isOpen} onClose={onClose} title={title} closeLabel={t('site.close')}>
      <List>
        {hasTools && (
          <ListRow
            icon={InfoIcon}
            title={t('launch.trial_rules')}
            onPress={closeAnd(() => onAsk('rules'))}
          />
        )}
        {hasTools && (
          <ListRow
            icon={SpeakerHighIcon}
            title={t('launch.trial_sound')}
            onPress={closeAnd(() => onAsk('settings'))}
          />
        )}
        <ListRow
          icon={isFolded ? CaretDownIcon : CaretUpIcon}
          title={isFolded ? t('launch.trial_show') : t('launch.trial_hide')}
          onPress={closeAnd(onFold)}
        />
      </List>
    </Sheet>
  );
}
