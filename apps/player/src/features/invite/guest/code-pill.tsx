import { inviteCode, writtenInviteCode } from '@parlour/contract/invite/invite-code';
import { Pill } from '@parlour/ui/card/pill';
import { CheckCircleFillIcon, InfoIcon } from '@parlour/ui/icons/status';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../invite.module.css';

/** Separator of the text and the code, which is rendered in its own element from left to right. */
const mark = '\u0000';

/** The invite code and whether it is valid. `isKnown` is null if that could not be checked. */
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
