import { ButtonLink } from '../button/button.tsx';
import { HeadsetIcon } from '../icons/notices.tsx';

export type HelpLink = { href: string; label: string };

type Props = {
  /** The link; nothing is shown without one. */
  help: HelpLink | null | undefined;
  wide?: boolean;
};

/** Link to customer service below a failure. */
export function HelpWay({ help, wide = false }: Props) {
  if (!help) return null;
  return (
    <ButtonLink
      tone="text"
      size={wide ? 'regular' : 'small'}
      wide={wide}
      href={help.href}
      icon={<HeadsetIcon size={18} />}
    >
      {help.label}
    </ButtonLink>
  );
}
