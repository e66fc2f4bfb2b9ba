import '../pages.css';
import { useEffect, useRef, useState } from 'react';

// The title stands beside the picture in words.
const silent = '';

type Props = {
  /** Drawn art of our own: shows at once, and stays where no image loads. Where the images are copies of it, only one is loaded. */
  art: string;
  /** The same image on one server after another (LOBBY-08): the next is tried when one fails. */
  images?: readonly string[] | undefined;
  width?: number;
  height?: number;
  className?: string;
  /** In the first view: loads before everything that is not. */
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
    // It may have failed before hydration, when there was no listener yet.
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
