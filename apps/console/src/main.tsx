// The entry of the back office in a browser.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createConsoleClient } from '@parlour/client/console-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BackOffice } from '#app/back-office.tsx';
import { createOffice } from '#foundation/office.ts';
import { firstLanguage, openTexts } from '#foundation/texts.ts';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import { styleNonce } from '#platform/style-nonce.ts';

async function start(root: HTMLElement): Promise<void> {
  const nonce = styleNonce();
  // Before our style sheet, so that its rules win.
  const cache = createCache({ key: 'mui', prepend: true, ...(nonce !== undefined && { nonce }) });
  const office = createOffice({
    client: createConsoleClient(),
    tab: tabStorage,
    device: deviceStorage,
  });
  const texts = await openTexts(firstLanguage(deviceStorage, navigator.languages), deviceStorage);
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <BackOffice office={office} texts={texts} />
      </CacheProvider>
    </StrictMode>,
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (root) void start(root);
