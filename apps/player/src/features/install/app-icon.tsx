import { Mark } from '@parlour/ui/marks/mark';
import { useState } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useApp } from '#foundation/site/use-app.ts';
import css from './install.module.css';

/** Empty, because the app's name is next to the icon. */
const silent = '';

/** The app's icon as on a home screen, 46 or 68 pixels wide. The merchant's mark is shown until it is known, or if it does not load. */
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
