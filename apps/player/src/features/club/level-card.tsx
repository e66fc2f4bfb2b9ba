import { dateFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';
import { CrownSimpleFillIcon } from '@parlour/ui/icons/account';
import { LockKeyIcon } from '@parlour/ui/icons/first-screen';
import { CheckCircleFillIcon } from '@parlour/ui/icons/notices';
import { ProgressSteps } from '@parlour/ui/list/progress-steps';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './benefits.module.css';
import { LevelCrown } from './level-crown.tsx';
import type { Level } from './use-benefits.ts';

/** The number of conditions that are met. */
const countDone = ({ conditions }: Pick<Level, 'conditions'>): number =>
  conditions.filter(({ done, target }) => done >= target).length;

type Props = { levels: readonly Level[]; place: number; ownPlace: number };

export function LevelCard({ levels, place, ownPlace }: Props) {
  const { language, t } = useStore(useFoundation().language);
  const level = levels[place];
  if (!level) return null;
  const next = levels[ownPlace + 1];
  const [Icon, said] = standing({ levels, place, ownPlace }, t, language);
  return (
    <article className={`${css.level} ${css[level.metal]}`} aria-label={level.name}>
      <LevelCrown />
      <p className={css.standing}>
        <Icon size={18} />
        {said}
      </p>
      <h2 className={`text-display ${css.name}`}>
        <bdi>{level.name}</bdi>
      </h2>
      {place === ownPlace && next && next.conditions.length > 0 && <OwnWay next={next} />}
      {place === ownPlace + 1 && level.conditions.length > 0 && (
        <p className={`text-small ${css.foot}`}>
          {t('club.to_go', { count: level.conditions.length - countDone(level) })}
        </p>
      )}
    </article>
  );
}

/** The progress towards the next level. */
function OwnWay({ next }: { next: Level }) {
  const t = useTranslate();
  const [done, total] = [countDone(next), next.conditions.length];
  const text = t('club.done_of', { done, total, level: next.name });
  return (
    <div className={css.foot}>
      <p className={`text-small ${css.way}`}>{text}</p>
      <ProgressSteps label={text} done={done} total={total} />
    </div>
  );
}

function standing({ levels, place, ownPlace }: Props, t: Translate, language: Language) {
  if (place === ownPlace) return [CrownSimpleFillIcon, t('club.own')] as const;
  if (place < ownPlace) {
    const at = levels[place]?.reachedAt ?? null;
    const said =
      at === null ? t('club.below') : t('club.reached', { month: monthOf(at, language) });
    return [CheckCircleFillIcon, said] as const;
  }
  if (place === ownPlace + 1) return [LockKeyIcon, t('club.next')] as const;
  return [LockKeyIcon, t('club.after', { level: levels[place - 1]?.name ?? '' })] as const;
}

/** The name of the month, with the year unless it is this year. */
function monthOf(at: number, language: Language): string {
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  const form = isThisYear
    ? ({ month: 'long' } as const)
    : ({ month: 'long', year: 'numeric' } as const);
  return dateFormat(localeOf(language), form).format(at);
}
