// The hub's games are written one to a line: game code | name, below a heading with their vendor.
export type HubGame = { gameCode: string; name: string; vendor: string; category: string };

export function readGames(category: string, text: string): HubGame[] {
  const sections = text.split(/^# /m).slice(1);
  return sections.flatMap((section) => {
    const [vendor = '', ...lines] = section.trim().split('\n');
    return lines.map((line) => {
      const [gameCode = '', name = ''] = line.split('|').map((part) => part.trim());
      return { gameCode, name, vendor, category };
    });
  });
}
