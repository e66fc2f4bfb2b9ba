import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../page/link.tsx';

const tones = {
  primary: 'btn--primary',
  tonal: 'btn--tonal',
  text: 'btn--text',
  danger: 'btn--danger',
  ink: 'btn--ink',
  value: 'btn--value',
};
const sizes = { regular: undefined, small: 'btn--small', mini: 'btn--mini' };

type Look = {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  /** As wide as its place. */
  wide?: boolean;
  icon?: ReactNode;
  children: ReactNode;
};
type Props = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type'> & {
    type?: 'button' | 'submit';
    /** Working: keeps its width and its focus, takes no press. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

function lookOf({ tone = 'tonal', size = 'regular', wide = false }: Omit<Look, 'children'>) {
  return classNames('btn', tones[tone], sizes[size], wide && 'btn--wide');
}

export function Button({
  tone,
  size,
  wide,
  icon,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const look = lookOf({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) });
  // Not `disabled`: that would drop the focus and with it the reader's place. A submit must not pass either.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={look}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      <span>
        {icon}
        {children}
      </span>
    </button>
  );
}

/** `state` is for the page that it opens; `label` for the ear, where the words alone say too little. */
type WayOn = { href: string; state?: object; label?: string };

/** A link that looks like a button. */
export function ButtonLink({ href, state, label, icon, children, ...look }: Look & WayOn) {
  return (
    <Link className={lookOf(look)} href={href} state={state} aria-label={label}>
      <span>
        {icon}
        {children}
      </span>
    </Link>
  );
}
