// Sends chat messages that wait on the device, on every page (CHAT-05), and removes what other members of the device have left.
import { dropOthers, hasWaiting } from '#features/chat/outbox/waiting-messages.ts';
import { hasOutsideChat } from '#features/chat/outside/has-outside-chat.ts';
import type { Foundation } from '#foundation/foundation.ts';

export function watchChat(foundation: Foundation): void {
  const { site, session, deviceStorage, keep } = foundation;
  async function look(): Promise<void> {
    const id = session.get()?.id;
    if (id === undefined) return;
    dropOthers(deviceStorage, id);
    const isOwn = site.flag('CBS3') && !hasOutsideChat(foundation);
    if (!isOwn || !hasWaiting(deviceStorage, id)) return;
    const { createOutbox } = await import('#features/chat/outbox/outbox.ts');
    // Once made, it follows the session and the line by itself.
    keep(createOutbox);
  }
  // If the code cannot be fetched, the next page load sends what waits.
  const lookQuietly = (): void => void look().catch(() => undefined);
  session.subscribe(lookQuietly);
  lookQuietly();
}
