// The place where a page renders the sheet of a game. Its code is loaded with the first one.
import { useEffect } from 'react';
import { Late } from '#foundation/late.tsx';
import { useStore } from '#foundation/use-store.ts';
import { useLobby } from '../catalogue/lobby.ts';

const loadGameSheet = async () => (await import('./game-sheet.tsx')).GameSheet;

export function GameSheetHost() {
  const { shown } = useLobby();
  const game = useStore(shown);
  const close = () => shown.set(null);
  // Closed with the page, so that it does not cover the next one.
  useEffect(() => () => shown.set(null), [shown]);
  return <Late load={loadGameSheet} isNeeded={game !== null} props={{ game, onClose: close }} />;
}
