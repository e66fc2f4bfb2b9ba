import '../pages.css';
/** Placeholder of a CoverCard. */
export function SkeletonCard() {
  return (
    <div className="cover-card" aria-hidden="true">
      <div className="skeleton skeleton--cover" />
      <div className="skeleton skeleton--text" />
      <div className="skeleton skeleton--small-text" />
    </div>
  );
}
