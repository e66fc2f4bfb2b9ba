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

type ButtonStyle = {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  /** Full width of the container. */
  wide?: boolean;
  icon?: ReactNode;
  children: ReactNode;
};
type Props = ButtonStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type'> & {
    type?: 'button' | 'submit';
    /** Whether the action is running: the button keeps its width and focus, and ignores presses. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

function lookOf({ tone = 'tonal', size = 'regular', wide = false }: Omit<ButtonStyle, 'children'>) {
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
  // Not `disabled`, which would drop the focus and with it the reader's position. A submit must not pass either.
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

/** Target of a link. `state` is for the opened page; `label` names the link for screen readers if its text alone is unclear. */
type ButtonTarget = { href: string; state?: object; label?: string };

type ButtonLinkProps = ButtonStyle & ButtonTarget;

/** Link with the style of a button. */
export function ButtonLink({ href, state, label, icon, children, ...look }: ButtonLinkProps) {
  return (
    <Link className={lookOf(look)} href={href} state={state} aria-label={label}>
      <span>
        {icon}
        {children}
      </span>
    </Link>
  );
}
