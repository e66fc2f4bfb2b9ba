import '../pages.css';
import { SkeletonCard } from './skeleton-card.tsx';

/** Placeholder of a Lane, hidden from screen readers: the waiting part of the page needs `aria-busy`. */
export function SkeletonLane({ cards = 4 }: { cards?: number }) {
  return (
    <section className="lane" aria-hidden="true">
      <header>
        <div className="skeleton skeleton--heading" />
      </header>
      <div className="scroller scroller--cards scroller--shadows scroller--still">
        {Array.from({ length: cards }, (_, card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </section>
  );
}
