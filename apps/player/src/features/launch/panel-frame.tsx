// The frame of every phase of a launch: the cover, the state in words, and the buttons.
import type { ReactNode } from 'react';
import { LaunchCover } from '@parlour/ui/card/launch-cover';
import type { Icon } from '@parlour/ui/icons/icon';
import css from './launch.module.css';
import type { Phase } from './phases.ts';

export type Cover = { art: string; images: readonly string[] };

export type PanelProps = {
  phase: Phase;
  /** True for play money (LAUNCH-04). */
  isTrial?: boolean;
  cover: Cover;
  /** The names of game and vendor as the previous page showed them; null after a direct link. */
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
      {/* Read by screen readers as soon as it appears. */}
      <div className={css.words} role={isBusy ? 'status' : 'alert'}>
        <h1 className="text-title">{title}</h1>
        {children}
      </div>
      <div className="foot">{foot}</div>
    </main>
  );
}
