import '../pages.css';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icons/icon.tsx';
import { Badge } from '../page/badge.tsx';
import { Link } from '../page/link.tsx';
import { ShortLabel } from '../page/short-label.tsx';

export type Tile = {
  href: string;
  label: string;
  /** Name for screen readers, if there is a badge: the label with the count. */
  fullLabel?: string;
  icon: Icon;
  badge?: number | undefined;
};

/** Up to four links, as icons with a word. */
export function Tiles({ tiles, onCard = false }: { tiles: readonly Tile[]; onCard?: boolean }) {
  return (
    <div className={classNames('tiles', onCard && 'card')}>
      {tiles.map(({ href, label, fullLabel, icon: Picture, badge }) => (
        <Link className="tile" key={href} href={href}>
          <i>
            <Picture size={24} />
            {badge !== undefined && badge > 0 && <Badge count={badge} />}
          </i>
          <ShortLabel label={label} fullLabel={fullLabel} />
        </Link>
      ))}
    </div>
  );
}
