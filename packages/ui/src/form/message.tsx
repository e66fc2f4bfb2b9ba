import type { ReactNode } from 'react';
import { InfoIcon, WarningCircleIcon } from '../icons/first-screen.tsx';
import { classNames } from '../class-names.ts';

type Props = { tone?: 'info' | 'warn' | 'bad'; children: ReactNode; id?: string };

/** Message in a form or page. The tone `bad` is announced when it appears. */
export function Message({ tone = 'info', children, id }: Props) {
  const Picture = tone === 'info' ? InfoIcon : WarningCircleIcon;
  return (
    <div
      className={classNames('message', tone !== 'info' && `message--${tone}`)}
      id={id}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Picture size={20} />
      <div className="grow">{children}</div>
    </div>
  );
}
