import '../pages.css';
/** Placeholder of a List of one-line rows. */
export function SkeletonList({ rows = 4 }: { rows?: number }) {
  return (
    <ul className="list" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <li key={row}>
          <div className="list-row">
            <div className="skeleton skeleton--icon" />
            <div className="skeleton skeleton--list-row" />
          </div>
        </li>
      ))}
    </ul>
  );
}
