import { Mark } from '@parlour/ui/marks/mark';
import { useState } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useApp } from '#foundation/site/use-app.ts';
import css from './install.module.css';

/** The name stands beside it. */
const silent = '';

/** As it stands on a home screen: 46 pixels, or 68. The merchant's mark until the icon is known, and where it does not come. */
export function AppIcon({ size }: { size: 'small' | 'large' }) {
  const { site } = useFoundation();
  const { icon } = useApp();
  const [broken, setBroken] = useState<string | null>(null);
  const shown = icon !== null && icon !== broken ? icon : null;
  const place = size === 'large' ? `${css.icon} ${css.large}` : css.icon;
  return (
    <span className={shown === null ? `${place} ${css.drawn}` : place} aria-hidden="true">
      {shown === null ? (
        <Mark name={site.logo} />
      ) : (
        <img src={shown} alt={silent} onError={() => setBroken(shown)} />
      )}
    </span>
  );
}
