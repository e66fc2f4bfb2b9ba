// A link to the game for which free plays were granted.
import type { ReactNode } from 'react';
import { href } from '#foundation/navigation/paths.ts';

type Props = { plays: { vendor: string; game: string }; className?: string; children: ReactNode };

export const PlaysWay = ({ plays: { vendor, game: code }, className = '', children }: Props) => (
  <a
    className={`text-accent ${className}`}
    href={href('launchGame', `?${new URLSearchParams({ vendor, code })}`)}
  >
    {children}
  </a>
);
