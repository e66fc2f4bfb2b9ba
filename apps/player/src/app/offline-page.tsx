// Stands for a page that was never opened before the line went. When the line is back, the page comes by itself.
import { useEffect, useRef } from 'react';
import { WifiSlashIcon } from '@parlour/ui/icons/notices';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { MessagePage } from '#features/site/message-page.tsx';
import { reloadPage } from '#platform/address.ts';
import { isOffline, onNetworkChange } from '#platform/network.ts';
import { useTranslate } from '#foundation/use-foundation.ts';

const pauseMs = 2_000;
/** A line that is back may need a moment. Some browsers never fetch a file again that failed once: for them the page is opened anew. */
const mostTries = 3;

/** `retry` resolves with whether the page is here. */
export function OfflinePage({ retry }: { retry: () => Promise<boolean> }) {
  const t = useTranslate();
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function attempt(triesLeft: number): Promise<void> {
      if (isOffline() || (await latest.current())) return;
      if (triesLeft === 0) reloadPage();
      else timer = setTimeout(() => void attempt(triesLeft - 1), pauseMs);
    }
    const stop = onNetworkChange((isBack) => {
      clearTimeout(timer);
      if (isBack) void attempt(mostTries - 1);
    });
    // It may have come back while another page was shown.
    void attempt(mostTries - 1);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <MessagePage>
      <EmptyState icon={WifiSlashIcon} heading="h1" title={t('site.offline_title')}>
        {t('site.offline_page')}
      </EmptyState>
    </MessagePage>
  );
}
