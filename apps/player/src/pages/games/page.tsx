import { GuestLanguage } from '#features/language/guest-language.tsx';
import { GamePage } from '#features/lobby/games/game-page.tsx';

export const Page = () => <GamePage guestTools={<GuestLanguage />} />;
