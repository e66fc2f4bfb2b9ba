import '@parlour/ui/pages.css';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './member.module.css';

/** The placeholder of the whole member home, so that nothing moves once it is loaded. */
export function ProfileSkeleton() {
  const t = useTranslate();
  return (
    <main className={`scroll pad ${css.page}`} aria-busy="true">
      <h1 className="visually-hidden">{t('site.loading')}</h1>
      <div className={css.head} aria-hidden="true">
        <div className={`skeleton ${css.skeletonAvatar}`} />
        <div className="grow stack stack--s">
          <div className="skeleton skeleton--heading" />
          <div className="skeleton skeleton--list-row" />
        </div>
      </div>
      <div className={`skeleton ${css.skeletonBalance}`} aria-hidden="true" />
      <div className={`skeleton ${css.skeletonTiles}`} aria-hidden="true" />
      <SkeletonList rows={2} />
      <SkeletonList rows={2} />
    </main>
  );
}
