// Catches what breaks while a page is painted: the rest of the site stays, and a reload is offered.
import { Component, type ReactNode } from 'react';
import { reloadPage } from '#platform/address.ts';
import { useTranslate } from '#foundation/use-foundation.ts';

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
    <section role="alert">
      <h1>{t('site.fault_title')}</h1>
      <p>{t('site.fault')}</p>
      <button type="button" onClick={reloadPage}>
        {t('site.reload')}
      </button>
    </section>
  );
}
