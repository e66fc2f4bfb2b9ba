import { inviteCode, writtenInviteCode } from '@parlour/contract/invite/invite-code';
import { Pill } from '@parlour/ui/card/pill';
import { CheckCircleFillIcon, InfoIcon } from '@parlour/ui/icons/status';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../invite.module.css';

/** Between the words and the code: it stands apart, and reads from left to right. */
const mark = '\u0000';

/** Null: nobody could say. */
export function CodePill({ code, isKnown }: { code: string; isKnown: boolean | null }) {
  const t = useTranslate();
  const says = {
    true: 'invite.applied',
    false: 'invite.unknown',
    null: 'invite.unchecked',
  } as const;
  const [before = '', after = ''] = t(says[`${isKnown}`], { code: mark }).split(mark);
  const known = inviteCode(code);
  const icon = isKnown === false ? <InfoIcon size={18} /> : <CheckCircleFillIcon size={18} />;
  return (
    <output className={css.pill}>
      <Pill tone={isKnown === false ? 'plain' : 'value'} icon={isKnown !== null && icon}>
        <span>
          {before}
          <bdi className="ltr num">{known === null ? code : writtenInviteCode(known)}</bdi>
          {after}
        </span>
      </Pill>
    </output>
  );
}
