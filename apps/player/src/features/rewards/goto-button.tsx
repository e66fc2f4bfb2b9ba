// The button of a promotion that is earned elsewhere (PROMO-02).
import { ButtonLink } from '@parlour/ui/button/button';
import { leadsToUnbuilt } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';

type Props = {
  goTo: string | null;
  /** A text in place of the usual one. */
  label?: string;
  tone?: 'primary' | 'tonal';
};

/** True if the target's page exists. */
export const hasWay = (goTo: string | null): goTo is string =>
  goTo !== null && !leadsToUnbuilt(goTo);

export function GotoButton({ goTo, label, tone = 'primary' }: Props) {
  const t = useTranslate();
  if (!hasWay(goTo)) return null;
  return (
    <ButtonLink href={goTo} tone={tone} wide>
      {label ?? t('rewards.go_activity')}
    </ButtonLink>
  );
}
