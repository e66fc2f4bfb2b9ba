import '../pages.css';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { CaretLeftIcon } from '../icons/navigation.tsx';
import { FailedState } from '../state/failed-state.tsx';
import type { HelpLink } from '../state/help-way.tsx';
import { SkeletonList } from '../state/skeleton-list.tsx';
import { AppBar } from './app-bar.tsx';

type Props = {
  title: string;
  back: { label: string; href: string };
  /** Content at the end of the bar; the title is centred without it, too. */
  end?: ReactNode | undefined;
  /** Number of skeleton rows while the content loads. */
  rows: number;
  className?: string | undefined;
  /** Content of the page; null until it is loaded. */
  content: ReactNode;
  /** Texts of a failed load and its link to help (ROUTE-15); null without a failure. */
  failure: { title: string; text?: string; help: HelpLink | null } | null;
  retry: { label: string; isBusy: boolean; onPress: () => void };
};

/** Page below the tabs with loaded content: shows a skeleton, the content, or the failure with a retry button. */
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
