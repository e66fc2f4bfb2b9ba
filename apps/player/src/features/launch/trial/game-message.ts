// What a game in a frame may say to the page (H4). It can hurt nobody with it: it may only ask to be left.
import type { WindowMessage } from '#platform/window-messages.ts';

/** Who is listened to: this window, and only while it shows this origin. */
export type FramedGame = { window: unknown; origin: string };

const isLeave = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.keys(data).length === 2 &&
  'parlour' in data &&
  data.parlour === 'game' &&
  'type' in data &&
  data.type === 'leave';

/** Null for whatever is not to be listened to. */
export function readGameMessage(message: WindowMessage, game: FramedGame): 'leave' | null {
  const isFromGame =
    message.source !== null && message.source === game.window && message.origin === game.origin;
  return isFromGame && isLeave(message.data) ? 'leave' : null;
}
