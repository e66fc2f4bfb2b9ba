import { NumberedSteps } from '@parlour/ui/list/numbered-steps';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../invite.module.css';
import { useProgrammeWords } from '../programme-words.ts';
import type { WholeProgramme } from './use-programme.ts';

type Props = { programme: WholeProgramme; isInvited: boolean };

/** The steps to the reward. A guest without an invitation reads that a friend's invitation is needed. */
export function InviteSteps({ programme, isInvited }: Props) {
  const t = useTranslate();
  const { brings, asks, within, plays, playsHint, ownMoney, arrives } =
    useProgrammeWords(programme);
  const steps = [
    {
      title: t('invite.step_account'),
      hint: t(isInvited ? 'invite.step_account_hint' : 'invite.step_account_by'),
    },
    ...(asks === null ? [] : [{ title: asks, hint: within }]),
    { title: plays, hint: `${playsHint} ${ownMoney}` },
    { title: arrives, hint: t('invite.step_reward_hint') },
  ];
  return (
    <>
      <p className={`text-muted num ${css.brings}`}>{brings}</p>
      <NumberedSteps className={css.steps}>
        {steps.map(({ title, hint }) => (
          <li key={title}>
            <div>
              <p className="text-subheading num">{title}</p>
              <p className="text-caption text-muted num">{hint}</p>
            </div>
          </li>
        ))}
      </NumberedSteps>
    </>
  );
}
