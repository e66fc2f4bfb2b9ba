import '../pages.css';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { CaretLeftIcon } from '../icons/navigation.tsx';
import { FailedState } from '../state/failed-state.tsx';
import { SkeletonList } from '../state/skeleton-list.tsx';
import { AppBar } from './app-bar.tsx';

type Props = {
  title: string;
  back: { label: string; href: string };
  /** At the end of the bar; without it the title stands in the middle all the same. */
  end?: ReactNode | undefined;
  /** How many rows of a list take its place until it is here. */
  rows: number;
  className?: string | undefined;
  /** Null until it is here. */
  content: ReactNode;
  /** Why it is not to be had. */
  failure: { title: string; text?: string } | null;
  retry: { label: string; isBusy: boolean; onPress: () => void };
};

/** A page below the tabs whose content is asked for: it comes, or it can be asked for again. */
export function AskedPage(props: Props) {
  const { title, back, end, rows, className, content, failure, retry } = props;
  const isWaiting = content === null && failure === null;
  return (
    <>
      <AppBar
        title={title}
        back={
          <IconButton {...back}>
            <CaretLeftIcon size={24} flip />
          </IconButton>
        }
      >
        {end}
      </AppBar>
      <main className={classNames('scroll pad', className)} aria-busy={isWaiting}>
        {content}
        {isWaiting && <SkeletonList rows={rows} />}
        {content === null && failure !== null && (
          <FailedState
            place="page"
            {...failure}
            retryLabel={retry.label}
            busy={retry.isBusy}
            onRetry={retry.onPress}
          />
        )}
      </main>
    </>
  );
}
