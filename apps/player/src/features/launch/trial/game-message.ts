// The messages that a game in a frame may send to the page (H4). Both are harmless: the request to be closed, and that the game has tools
// which the page can ask for.
import type { WindowMessage } from '#platform/window-messages.ts';

/** The only accepted sender: this window, while it shows this origin. */
export type FramedGame = { window: unknown; origin: string };

const gameMessages = ['leave', 'tools'] as const;
type GameMessage = (typeof gameMessages)[number];

const read = (data: unknown): GameMessage | null =>
  typeof data === 'object' &&
  data !== null &&
  Object.keys(data).length === 2 &&
  'parlour' in data &&
  data.parlour === 'game' &&
  'type' in data
    ? (gameMessages.find((each) => each === data.type) ?? null)
    : null;

/** The message; null if it is unknown or from another window or origin. */
export function readGameMessage(message: WindowMessage, game: FramedGame): GameMessage | null {
  const isFromGame =
    message.source !== null && message.source === game.window && message.origin === game.origin;
  return isFromGame ? read(message.data) : null;
}
