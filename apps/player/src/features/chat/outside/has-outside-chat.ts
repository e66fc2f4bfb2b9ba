import type { Foundation } from '#foundation/foundation.ts';

/** Whether the merchant's chat is an outside one (CHAT-02). */
export const hasOutsideChat = ({ boot }: Pick<Foundation, 'boot'>): boolean =>
  boot.status.info.outsideChat === true;
