import '../pages.css';
import { SkeletonCard } from './skeleton-card.tsx';

/** Takes the place of a Lane; hidden from the ear, so the part that waits carries `aria-busy`. */
export function SkeletonLane({ cards = 4 }: { cards?: number }) {
  return (
    <section className="lane" aria-hidden="true">
      <header>
        <div className="sk sk--h" />
      </header>
      <div className="hs hs--m hs--sh hs--still">
        {Array.from({ length: cards }, (_, card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </section>
  );
}
