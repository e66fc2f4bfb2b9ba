// A loaded board: its days, the first three, the rest, and the member's own row, which is always in view.
import { writeDays } from '@parlour/contract/rewards/written-days';
import { ButtonLink } from '@parlour/ui/button/button';
import { TrophyIcon } from '@parlour/ui/icons/account';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { href, isBuilt } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './leader-board.module.css';
import { OwnRow } from './own-row.tsx';
import { Podium } from './podium.tsx';
import { PrizesList } from './prizes-list.tsx';
import { RankRow } from './rank-row.tsx';
import type { Board } from './use-leader-board.ts';
import { useInView } from './use-in-view.ts';

const stands = 3;

export function BoardView({ board }: { board: Board }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  const { rows, own, prizes } = board;
  const [mark, isOwnInView] = useInView();
  const rest = rows.slice(stands);
  return (
    <>
      <p className={`text-caption text-muted ${css.days}`}>
        {t('leader-board.points_of', { days: writeDays(board, language) })}
      </p>
      {rows.length === 0 ? <Nobody /> : <Podium rows={rows.slice(0, stands)} markOwn={mark} />}
      <PrizesList prizes={prizes} />
      {rest.length > 0 && (
        <ol className={`card ${css.rows}`} aria-label={t('leader-board.ranks')} start={stands + 1}>
          {rest.map((row, at) => (
            // A changed row gets a new key, so that it fades in.
            <li key={`${at} ${row.rank} ${row.name} ${row.points}`} ref={row.isOwn ? mark : null}>
              <RankRow row={row} />
            </li>
          ))}
        </ol>
      )}
      <div className={css.pinRoom}>{!isOwnInView && <OwnRow own={own} prizes={prizes} />}</div>
    </>
  );
}

function Nobody() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={TrophyIcon}
      title={t('leader-board.nobody')}
      action={
        isBuilt('activityNoviceTask') && (
          <ButtonLink size="small" href={href('activityNoviceTask')}>
            {t('leader-board.to_tasks')}
          </ButtonLink>
        )
      }
    >
      {t('leader-board.nobody_hint')}
    </EmptyState>
  );
}
