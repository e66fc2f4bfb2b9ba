import '../pages.css';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icons/icon.tsx';
import { CoverImage } from './cover-image.tsx';

type Props = {
  art: string;
  images?: readonly string[];
  /** Icon of a problem; the cover behind it is dimmed. */
  icon?: Icon | undefined;
};

/** Cover of the game that is about to open. */
export function LaunchCover({ art, images, icon: Picture }: Props) {
  return (
    <div className={classNames('launch-cover', Picture && 'launch-cover--dim')}>
      <CoverImage art={art} images={images} width={168} height={224} eager />
      {Picture && (
        <span>
          <i>
            <Picture size={28} />
          </i>
        </span>
      )}
    </div>
  );
}
