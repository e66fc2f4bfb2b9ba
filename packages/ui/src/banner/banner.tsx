import '../pages.css';
import type { ReactNode } from 'react';
import { CoverImage } from '../card/cover-image.tsx';
import { classNames } from '../class-names.ts';
import { Link } from '../page/link.tsx';

type Props = {
  /** Target of the banner; without one it is no link. */
  href?: string | undefined;
  /** State for the page that the link opens. */
  state?: object | undefined;
  art: string;
  images?: readonly string[];
  /** Name of the link, if its texts are part of the picture. */
  label?: string;
  kicker?: string | undefined;
  /** The main figure; set smaller if it has over 11 characters, and again over 14, so that it never reaches the art. */
  figure?: string | undefined;
  title?: string | undefined;
  note?: ReactNode;
  action?: string | undefined;
  tag?: string | undefined;
  /** Lower, and as wide as its container: for a banner outside of a carousel. */
  wide?: boolean;
  eager?: boolean;
};

function sizeOf({ length }: string): string | undefined {
  if (length <= 11) return undefined;
  return length <= 14 ? 'text-display' : 'text-title';
}

export function Banner({
  href,
  state,
  art,
  images,
  label,
  wide = false,
  eager = false,
  ...text
}: Props) {
  const { kicker, figure, title, note, action, tag } = text;
  const content = (
    <>
      <CoverImage className="bg" art={art} images={images} width={344} height={188} eager={eager} />
      {tag !== undefined && <span className="banner-tag">{tag}</span>}
      {kicker !== undefined && <span className="banner-kicker">{kicker}</span>}
      {figure !== undefined && (
        <span className={classNames('hero num', sizeOf(figure))}>{figure}</span>
      )}
      {title !== undefined && <span className="text-title">{title}</span>}
      {note !== undefined && <span className="banner-note num">{note}</span>}
      {action !== undefined && <span className="banner-action">{action}</span>}
    </>
  );
  const look = classNames('banner', wide && 'banner--wide');
  if (href === undefined) return <div className={look}>{content}</div>;
  return (
    <Link className={look} href={href} state={state} aria-label={label} data-outside="ask">
      {content}
    </Link>
  );
}
