import '../pages.css';

// The name stands beside it.
const silent = '';

/** Of a country, at the beginning of a row. */
export function Flag({ src }: { src: string }) {
  return (
    <img
      className="flag"
      src={src}
      alt={silent}
      width={24}
      height={17}
      loading="lazy"
      decoding="async"
    />
  );
}
