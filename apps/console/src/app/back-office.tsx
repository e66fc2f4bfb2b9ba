// The pages of the back office and their addresses, on React Admin.
import { consolePages } from '@parlour/contract/staff/console-pages';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useMemo } from 'react';
import { Admin, CustomRoutes, memoryStore } from 'react-admin';
import { BrowserRouter, Navigate, Route } from 'react-router-dom';
import { InvitationPage } from '#features/staff/invitation-page.tsx';
import { LoginPage } from '#features/staff/login-page.tsx';
import { OfficeProvider, type Office } from '#foundation/office.ts';
import type { OfficeTexts } from '#foundation/texts.ts';
import { Answers } from './answers.tsx';
import { createAuthProvider } from './auth-provider.ts';
import { Desk } from './desk.tsx';
import { FaultPage, NotFoundPage } from './lost-pages.tsx';
import { Frame } from './frame.tsx';
import { documentStyles, officeTheme } from './theme.ts';

type Props = { office: Office; texts: OfficeTexts };

export function BackOffice({ office, texts }: Props) {
  const authProvider = useMemo(() => createAuthProvider(office), [office]);
  // Our own storage holds what the device remembers, because a logout empties React Admin's store.
  const store = useMemo(() => memoryStore(), []);
  return (
    <OfficeProvider value={office}>
      <GlobalStyles styles={documentStyles} />
      <BrowserRouter>
        <Admin
          authProvider={authProvider}
          i18nProvider={texts}
          queryClient={office.queries}
          store={store}
          theme={officeTheme}
          darkTheme={null}
          layout={Frame}
          loginPage={LoginPage}
          catchAll={NotFoundPage}
          error={FaultPage}
          title={texts.translate('console.title')}
          requireAuth
          disableTelemetry
        >
          <CustomRoutes noLayout>
            <Route path={consolePages.invitation} element={<InvitationPage />} />
          </CustomRoutes>
          <CustomRoutes>
            <Route path={consolePages.home} element={<Navigate to={consolePages.desk} replace />} />
            <Route path={consolePages.desk} element={<Desk />} />
            <Route path={consolePages.talk} element={<Desk />} />
            <Route path={consolePages.answers} element={<Answers />} />
          </CustomRoutes>
        </Admin>
      </BrowserRouter>
    </OfficeProvider>
  );
}
