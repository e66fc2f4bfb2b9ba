/** A count up to 99+, or a dot. The label of the parent element explains its meaning. */
export function Badge({ count }: { count: number | 'dot' }) {
  if (count === 'dot') return <span className="badge badge--dot" aria-hidden="true" />;
  return (
    <span className="badge num" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
