// What other windows, such as a frame of this page, say to it.
export type WindowMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** Every message, whoever sent it. Answers how to stop. */
export function onWindowMessage(hear: (message: WindowMessage) => void): () => void {
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
