import '@parlour/ui/pages.css';
/** The placeholder of a row of chips. */
export function SkeletonChips() {
  return (
    <div className="scroller scroller--chips scroller--still" aria-hidden="true">
      {Array.from({ length: 5 }, (_, chip) => (
        <div key={chip} className="skeleton skeleton--chip" />
      ))}
    </div>
  );
}
