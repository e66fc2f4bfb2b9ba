import '../pages.css';
import { SkeletonCard } from './skeleton-card.tsx';

/** Takes the place of a Lane; hidden from the ear, so the part that waits carries `aria-busy`. */
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
