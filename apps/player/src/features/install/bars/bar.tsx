// The bar above the tabs, with one message. Pages without tabs have no bar.
import type { ReactNode } from 'react';
import { Button } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { XIcon } from '@parlour/ui/icons/navigation';
import { findPage } from '#foundation/navigation/paths.ts';
import { usePath } from '#foundation/navigation/use-address.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { pages } from '#pages/pages.ts';
import { AppIcon } from '../app-icon.tsx';
import css from './bar.module.css';

type Props = {
  /** The name of the region. */
  label: string;
  title: ReactNode;
  children: ReactNode;
  /** The button and its label for screen readers. */
  act: { text: string; label: string; onPress: () => void };
  onClose: () => void;
};

export function InstallBar({ label, title, children, act, onClose }: Props) {
  const t = useTranslate();
  const page = findPage(usePath());
  if (page === null || pages[page].tab === undefined) return null;
  return (
    <section className={`${css.bar} install-bar`} aria-label={label}>
      <AppIcon size="small" />
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {children}
      </span>
      <Button tone="primary" size="small" aria-label={act.label} onClick={act.onPress}>
        {act.text}
      </Button>
      <IconButton label={t('install.close')} onPress={onClose}>
        <XIcon size={20} />
      </IconButton>
    </section>
  );
}
