import { useEffect, useState } from 'react';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../chat.module.css';
import type { OpenTalk } from '../talk/open-talk.ts';

type Props = {
  writing: OpenTalk['writing'];
  /** Fetches the talk again. */
  renew: () => void;
};

/** The time in which the talk is fetched again, before the line goes. */
const graceMs = 1_000;

/** Shows that somebody of the team is writing. When the time is over it asks whether that goes on, and goes by itself if no answer comes. */
export function WritingLine({ writing, renew }: Props) {
  const t = useTranslate();
  const [over, setOver] = useState<Props['writing']>(undefined);
  useEffect(() => {
    if (writing === undefined) return undefined;
    const asking = setTimeout(renew, writing.forMs);
    const ending = setTimeout(() => setOver(writing), writing.forMs + graceMs);
    return () => {
      clearTimeout(asking);
      clearTimeout(ending);
    };
  }, [writing, renew]);
  const isShown = writing !== undefined && writing !== over;
  return (
    <output className={`text-caption text-muted ${css.writing}`}>
      {isShown &&
        (writing.name === null ? t('chat.writing') : t('chat.writes', { name: writing.name }))}
    </output>
  );
}
