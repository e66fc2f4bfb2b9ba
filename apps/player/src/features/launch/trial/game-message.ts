// The messages that a game in a frame may send to the page (H4). The only one is harmless: the request to be closed.
import type { WindowMessage } from '#platform/window-messages.ts';

/** The only accepted sender: this window, while it shows this origin. */
export type FramedGame = { window: unknown; origin: string };

const isLeave = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.keys(data).length === 2 &&
  'parlour' in data &&
  data.parlour === 'game' &&
  'type' in data &&
  data.type === 'leave';

/** The message; null if it is unknown or from another window or origin. */
export function readGameMessage(message: WindowMessage, game: FramedGame): 'leave' | null {
  const isFromGame =
    message.source !== null && message.source === game.window && message.origin === game.origin;
  return isFromGame && isLeave(message.data) ? 'leave' : null;
}
