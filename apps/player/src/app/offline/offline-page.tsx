// Shown for a page that was not loaded before the connection was lost. Loads the page when the connection is back.
import { useEffect, useRef } from 'react';
import { WifiSlashIcon } from '@parlour/ui/icons/notices';
import { reloadPage } from '#platform/address.ts';
import { isOffline, onNetworkChange } from '#platform/network.ts';
import { OfflineMessage } from './offline-message.tsx';

const pauseMs = 2_000;
/** Most attempts after the connection is back. Some browsers never fetch a file again after one failure; then the page is reloaded. */
const mostTries = 3;

/** Message of a page without a connection. `retry` resolves with whether the page is loaded. */
export function OfflinePage({ retry }: { retry: () => Promise<boolean> }) {
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
    // The connection may be back since the page failed to load.
    void attempt(mostTries - 1);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return <OfflineMessage icon={WifiSlashIcon} />;
}
