import '../pages.css';
/** Takes the place of a CoverCard. */
export function SkeletonCard() {
  return (
    <div className="gc" aria-hidden="true">
      <div className="sk sk--cover" />
      <div className="sk sk--t" />
      <div className="sk sk--s" />
    </div>
  );
}
