import { FailedState } from '@parlour/ui/state/failed-state';
import { findPage } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { currentOrigin } from '#platform/address.ts';

type Props = { title: string; text: string; isBusy?: boolean; onRetry: () => void };

/** Whether an address opens the chat of this site. */
function leadsToChat(address: string): boolean {
  const { origin, pathname } = new URL(address);
  const page = findPage(pathname);
  return origin === currentOrigin() && (page === 'chat' || page === 'chatTalk');
}

/** State of a page of the chat that did not load, with the link to customer service unless that is this chat (ROUTE-15). */
export function ChatFailed({ title, text, isBusy = false, onRetry }: Props) {
  const t = useTranslate();
  const help = useHelp();
  return (
    <FailedState
      place="page"
      help={help !== null && leadsToChat(help.href) ? null : help}
      title={title}
      text={text}
      retryLabel={t('site.retry')}
      busy={isBusy}
      onRetry={onRetry}
    />
  );
}
