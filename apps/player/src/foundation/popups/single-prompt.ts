// Prompts that the reader did not ask for: the welcome picture, notifications, and Google's prompt on the sign-in page. One of them is
// shown in a tab's session (POP-10).
import type { KeyValue } from '#platform/storage.ts';

export type PromptName = 'welcome' | 'push' | 'oneTap';

/** Storage key of the prompt that this tab has shown. */
const shownKey = 'shownPrompt';

/** Whether the tab has shown no prompt. */
export const mayPrompt = (storage: KeyValue): boolean => storage.read(shownKey) === null;

export const notePrompt = (storage: KeyValue, name: PromptName): void =>
  storage.write(shownKey, name);
