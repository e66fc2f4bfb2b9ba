import '../pages.css';
import { SkeletonCard } from './skeleton-card.tsx';

/** Placeholder of a CoverGrid. */
export function SkeletonGrid({ cards = 9 }: { cards?: number }) {
  return (
    <div className="cover-grid" aria-hidden="true">
      {Array.from({ length: cards }, (_, card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}
