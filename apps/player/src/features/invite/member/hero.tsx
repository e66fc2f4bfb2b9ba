import type { InviteParts } from '../invite-parts.ts';
import css from '../invite.module.css';
import { useProgrammeWords, type Programme } from '../programme-words.ts';

type Props = Pick<InviteParts, 'picture'> & { programme: Programme };

export function Hero({ programme, picture: Picture }: Props) {
  const { gives } = useProgrammeWords(programme);
  return (
    <section className={css.hero}>
      <span className={css.heroArt} aria-hidden="true">
        <Picture art={programme.art} />
      </span>
      <h2 className="text-title num">{gives}</h2>
      {programme.line !== '' && <p className="text-small">{programme.line}</p>}
    </section>
  );
}
