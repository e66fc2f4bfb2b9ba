import '../pages.css';
import { useEffect, useRef, useState } from 'react';

// Empty, because the title is next to the picture.
const silent = '';

type Props = {
  /** Our own drawing, shown at once and whenever no image loads. If the images are copies of it, only one of them is loaded. */
  art: string;
  /** Addresses of one image on several servers (LOBBY-08), tried in order until one loads. */
  images?: readonly string[] | undefined;
  width?: number;
  height?: number;
  className?: string;
  /** Whether the image is in the first view and loads before others. */
  eager?: boolean;
};

export function CoverImage({
  art,
  images = [],
  width = 120,
  height = 160,
  className,
  eager = false,
}: Props) {
  const [failures, setFailures] = useState(0);
  const shown = useRef<HTMLImageElement>(null);
  const image = images[failures];
  const isCopy = image?.endsWith(art) === true;
  useEffect(() => {
    // The image may have failed before hydration, when there was no listener.
    if (shown.current?.complete && shown.current.naturalWidth === 0)
      setFailures((count) => count + 1);
  }, [image]);
  const frame = {
    width,
    height,
    className,
    decoding: 'async',
    loading: eager ? 'eager' : 'lazy',
  } as const;
  return (
    <>
      {!isCopy && (
        <img
          {...frame}
          alt={silent}
          src={art}
          {...(eager && image === undefined && { fetchPriority: 'high' })}
        />
      )}
      {image !== undefined && (
        <img
          {...frame}
          alt={silent}
          key={image}
          ref={shown}
          src={image}
          onError={() => setFailures(failures + 1)}
          {...(eager && { fetchPriority: 'high' })}
        />
      )}
    </>
  );
}
