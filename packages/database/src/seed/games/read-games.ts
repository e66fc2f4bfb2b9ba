// The demo's games are written one to a line: node id | English | Thai | Urdu | marks, below a heading with their vendor.
// Where a local product would not translate a name, its place is empty. A game's code is made of its English name; one
// whose name another game has too tells it behind the node id.
import type { Texts } from '../../tables/lobby.ts';

export type DemoGame = {
  category: string;
  vendor: string;
  nodeId: string;
  gameId: string;
  names: Texts;
  classify: string[];
};

/** `Café Meridian` is cafe-meridian: what the vendor calls it, and what its cover is drawn from. */
const gameIdOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function readGame(line: string): Omit<DemoGame, 'category' | 'vendor'> {
  const [ids = '', english = '', thai, urdu, marks = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [nodeId = '', code] = ids.split(' ');
  return {
    nodeId,
    gameId: code ?? gameIdOf(english),
    names: { EN: english, ...(thai && { TH: thai }), ...(urdu && { UR: urdu }) },
    classify: marks.split(' ').filter(Boolean),
  };
}

export function readGames(category: string, text: string): DemoGame[] {
  const sections = text.split(/^# /m).slice(1);
  return sections.flatMap((section) => {
    const [vendor = '', ...lines] = section.trim().split('\n');
    return lines.map((line) => ({ category, vendor, ...readGame(line) }));
  });
}
