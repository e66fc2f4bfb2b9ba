// /m/leaderBoard: the members with most points in a day, week or month, and the member's own rank (MEMBER-10).
import { AskedPage } from '@parlour/ui/page/asked-page';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { SegmentedTabs } from '@parlour/ui/tabs/segmented-tabs';
import { TabPanel } from '@parlour/ui/tabs/tab-panel';
import { TrophyIcon } from '@parlour/ui/icons/account';
import type { Period } from '@parlour/contract/rewards/local-days';
import { useSearch } from '#foundation/navigation/use-address.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { pushAddress } from '#platform/address.ts';
import { boardAddress, periods, readPeriod } from './board-address.ts';
import { BoardView } from './board-view.tsx';
import css from './leader-board.module.css';
import { useLeaderBoard } from './use-leader-board.ts';

const panel = 'board';

export function LeaderBoardPage() {
  const t = useTranslate();
  const period = readPeriod(useSearch());
  const state = useLeaderBoard(period);
  const select = (next: Period) => {
    if (next !== period) pushAddress(boardAddress(next));
  };
  const tabs = periods.map((id) => ({ id, label: t(`leader-board.${id}`) }));
  return (
    <AskedPage
      title={t('leader-board.title')}
      back={{ label: t('site.back'), href: href('memberHome') }}
      rows={0}
      className={css.page}
      content={
        state.isOn ? (
          <>
            <SegmentedTabs
              label={t('leader-board.period')}
              tabs={tabs}
              selected={period}
              onSelect={select}
              panel={panel}
            />
            <TabPanel panel={panel} selected={period}>
              <Part {...state} />
            </TabPanel>
          </>
        ) : (
          <EmptyState icon={TrophyIcon} title={t('leader-board.off')} />
        )
      }
      failure={null}
      retry={{ label: t('site.retry'), isBusy: state.isLoading, onPress: state.retry }}
    />
  );
}

function Part({ board, problem, isLoading, retry }: ReturnType<typeof useLeaderBoard>) {
  const t = useTranslate();
  const help = useHelp();
  if (board) return <BoardView board={board} />;
  if (!problem) {
    return (
      <div className={css.waiting} aria-busy="true">
        <SkeletonList rows={7} />
      </div>
    );
  }
  return (
    <FailedState
      place="page"
      help={help}
      title={t('leader-board.failed')}
      text={problem(t)}
      retryLabel={t('site.retry')}
      busy={isLoading}
      onRetry={retry}
    />
  );
}
