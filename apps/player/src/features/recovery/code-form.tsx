// The first step: the account, and the code that was sent to its owner. Nothing here reveals whether the account exists (A2).
import type { ComponentType } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { CodeButton } from '@parlour/ui/form/code-button';
import { Message } from '@parlour/ui/form/message';
import { SentCode } from '@parlour/ui/form/sent-code';
import { SegmentedTabs } from '@parlour/ui/tabs/segmented-tabs';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { sentCodeProps } from '#foundation/codes/sent-code-props.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { OwnerFields } from './owner-fields.tsx';
import css from './recovery.module.css';
import type { CodeChannel } from './recovery-values.ts';
import { StepHead } from './step-head.tsx';
import { useCodeForm, type CodeFormState } from './use-code-form.ts';

type Props = CodeFormState & {
  ways: readonly CodeChannel[];
  phoneField: ComponentType<PhoneFieldProps>;
  captchaField?: ComponentType<CaptchaFieldProps>;
};

const names = { sms: 'codes.mobile', email: 'recovery.email' } as const satisfies Record<
  CodeChannel,
  string
>;

export function CodeForm({ ways, phoneField, captchaField, ...state }: Props) {
  const { typed, code, problem, isHidden } = state;
  const t = useTranslate();
  const { form, captcha, hasCode, missing, sending, isWaiting, ...acts } = useCodeForm(state);
  const { send, type, typeCode, goOn } = acts;
  const { sentTo } = sending;
  const ofNumber = sending.problem?.isOfNumber ? sending.problem.say(t) : undefined;
  const other = sending.problem?.isOfNumber ? null : sending.problem;
  const CaptchaField = typed.way === 'sms' && acts.asksCaptcha ? captchaField : undefined;
  return (
    <>
      {!isHidden && <StepHead title={t('recovery.title')} text={t(leadOf(ways, hasCode))} />}
      <form
        ref={form}
        className={css.form}
        method="post"
        noValidate
        hidden={isHidden}
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        {ways.length > 1 && (
          <SegmentedTabs
            label={t('recovery.ways')}
            tabs={ways.map((id) => ({ id, label: t(names[id]) }))}
            selected={typed.way}
            onSelect={(way) => type({ way })}
          />
        )}
        <OwnerFields
          typed={typed}
          onType={type}
          missing={missing}
          numberProblem={ofNumber}
          phoneField={phoneField}
        />
        {CaptchaField && (
          <div hidden={hasCode}>
            <CaptchaField gate="sms" ref={captcha} />
          </div>
        )}
        {hasCode && (
          <SentCode
            {...sentCodeProps(t, { sending, isWaiting, onResend: send })}
            name="code"
            value={code}
            onValue={typeCode}
            onComplete={goOn}
            error={missing === 'code' ? t('codes.code_missing') : problem?.(t)}
            hint={sentTo === null ? undefined : t(sentTexts[typed.way], { to: sentTo })}
          />
        )}
        {other && <Message tone="bad">{other.say(t)}</Message>}
        <div className={css.submit}>
          <CodeButton
            hasCode={hasCode}
            code={code}
            sendLabel={t('codes.send')}
            isSending={sending.isSending || isWaiting}
            isBusy={false}
          >
            {t('recovery.continue')}
          </CodeButton>
          <ButtonLink tone="text" size="small" wide href={href('login')}>
            {t('recovery.remembered')}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}

/** The line below the head: how a code comes, and once it was sent, what to do with it. */
function leadOf(ways: readonly CodeChannel[], hasCode: boolean) {
  if (hasCode) return 'recovery.lead_sent';
  if (ways.length > 1) return 'recovery.lead';
  return ways[0] === 'email' ? 'recovery.lead_email' : 'recovery.lead_sms';
}

/** The line that says where a code was sent. The texts are the same whether the account exists or not (A2). */
const sentTexts = { sms: 'recovery.sent_sms', email: 'recovery.sent_email' } as const;
