export { GamePage as Page } from '#features/lobby/games/game-page.tsx';
