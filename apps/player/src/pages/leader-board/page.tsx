export { LeaderBoardPage as Page } from '#features/leader-board/leader-board-page.tsx';
