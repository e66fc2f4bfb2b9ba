// Catches an error thrown while a page renders: the rest of the site stays, and a reload is offered.
import { Component, type ReactNode } from 'react';
import { Button } from '@parlour/ui/button/button';
import { WarningCircleIcon } from '@parlour/ui/icons/first-screen';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { MessagePage } from '#features/site/message-page.tsx';
import { Late } from '#foundation/late.tsx';
import { reloadPage } from '#platform/address.ts';
import { useTranslate } from '#foundation/use-foundation.ts';

const loadHelp = async () => (await import('./fault-help.tsx')).FaultHelp;

type Props = { children: ReactNode };

export class RouteBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = useTranslate();
  return (
    <MessagePage>
      <div role="alert">
        <EmptyState
          icon={WarningCircleIcon}
          heading="h1"
          title={t('site.fault_title')}
          action={
            <>
              <Button onClick={reloadPage}>{t('site.reload')}</Button>
              <Late load={loadHelp} isNeeded props={{}} />
            </>
          }
        >
          {t('site.fault')}
        </EmptyState>
      </div>
    </MessagePage>
  );
}
