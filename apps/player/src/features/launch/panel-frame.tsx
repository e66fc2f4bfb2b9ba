// What every phase of a launch has: the cover, what is going on in words, and the ways on.
import type { ReactNode } from 'react';
import { LaunchCover } from '@parlour/ui/card/launch-cover';
import type { Icon } from '@parlour/ui/icons/icon';
import css from './launch.module.css';
import type { Phase } from './phases.ts';

export type Cover = { art: string; images: readonly string[] };

export type PanelProps = {
  phase: Phase;
  /** Without money (LAUNCH-04). */
  isTrial?: boolean;
  cover: Cover;
  /** As they stood where it was opened; null in a direct link. */
  game: string | null;
  vendor: string | null;
  category: string;
  onBack: () => void;
  onRetry: () => void;
};

type Props = {
  cover: Cover;
  icon?: Icon;
  title: string;
  children?: ReactNode;
  foot?: ReactNode;
  isBusy?: boolean;
};

export function PanelFrame({ cover, icon, title, children, foot, isBusy = false }: Props) {
  return (
    <main className={`full ${css.panel}`} aria-busy={isBusy}>
      <div className={css.cover}>
        <LaunchCover art={cover.art} images={cover.images} icon={icon} />
      </div>
      {/* Said as soon as it stands there. */}
      <div className={css.words} role={isBusy ? 'status' : 'alert'}>
        <h1 className="text-title">{title}</h1>
        {children}
      </div>
      <div className="foot">{foot}</div>
    </main>
  );
}
