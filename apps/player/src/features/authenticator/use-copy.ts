import { copyText } from '#platform/handing-on/clipboard.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

/** Returns a function that copies a text and shows a toast with the result. */
export function useCopy(): (text: string) => void {
  const { toasts } = useFoundation();
  async function copy(text: string): Promise<void> {
    if (await copyText(text)) toasts.show('done', (t) => t('authenticator.copied'));
    else toasts.show('failed', (t) => t('authenticator.not_copied'));
  }
  return (text) => void copy(text);
}
