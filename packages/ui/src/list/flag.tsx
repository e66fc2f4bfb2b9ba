import '../pages.css';

// Empty, because the name is next to the picture.
const silent = '';

/** A country's flag at the beginning of a row. */
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
