// The names and icons of the family's categories. All others have the name that the server sends.
import {
  BroadcastFillIcon,
  BroadcastIcon,
  CardsThreeFillIcon,
  CardsThreeIcon,
  CherriesFillIcon,
  CherriesIcon,
  FishFillIcon,
  FishIcon,
  GameControllerFillIcon,
  GameControllerIcon,
  GridNineFillIcon,
  GridNineIcon,
  SoccerBallFillIcon,
  SoccerBallIcon,
  TicketFillIcon,
  TicketIcon,
} from '@parlour/ui/icons/categories';
import type { Icon } from '@parlour/ui/icons/icon';
import { LightningIcon } from '@parlour/ui/icons/status';
import type { DerivedLane } from '@parlour/contract/lobby/lanes';
import type { Phrase } from '#foundation/language/language.ts';

type Category = { say: Phrase; icon: Icon; selectedIcon: Icon };
type KnownCategory = Partial<Pick<Category, 'say'>> & Omit<Category, 'say'>;

const lottery = { icon: TicketIcon, selectedIcon: TicketFillIcon };
const quick = { icon: LightningIcon, selectedIcon: LightningIcon };

const known = new Map<string, KnownCategory>([
  ['RNG', { say: (t) => t('lobby.slots'), icon: CherriesIcon, selectedIcon: CherriesFillIcon }],
  ['LIVE', { say: (t) => t('lobby.live'), icon: BroadcastIcon, selectedIcon: BroadcastFillIcon }],
  ['FISH', { say: (t) => t('lobby.fishing'), icon: FishIcon, selectedIcon: FishFillIcon }],
  ['PVP', { icon: CardsThreeIcon, selectedIcon: CardsThreeFillIcon }],
  [
    'ARCADE',
    {
      say: (t) => t('lobby.arcade'),
      icon: GameControllerIcon,
      selectedIcon: GameControllerFillIcon,
    },
  ],
  [
    'SPORTS',
    { say: (t) => t('lobby.sports'), icon: SoccerBallIcon, selectedIcon: SoccerBallFillIcon },
  ],
  ['ELOTT', { say: (t) => t('lobby.quick_draws'), ...quick }],
  ['ELOTTO', quick],
  ['LOTT', { say: (t) => t('lobby.lottery'), ...lottery }],
  ['SEA_LOTT', { say: (t) => t('lobby.regional_draws'), ...lottery }],
  ['VIETNAM_LOTTO', { say: (t) => t('lobby.delta_draws'), ...lottery }],
]);

export const categoryOf = ({
  gameCategory,
  title,
}: Pick<DerivedLane, 'gameCategory' | 'title'>): Category => ({
  say: () => title,
  icon: GridNineIcon,
  selectedIcon: GridNineFillIcon,
  ...known.get(gameCategory),
});
