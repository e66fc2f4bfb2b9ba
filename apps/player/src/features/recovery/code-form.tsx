// The first step: the account, and the code that was sent to its owner. Nothing here reveals whether the account exists (A2).
import type { ComponentType } from 'react';
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
import { SegmentedTabs } from '@parlour/ui/tabs/segmented-tabs';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { OwnerFields } from './owner-fields.tsx';
import css from './recovery.module.css';
import { SentCode } from './sent-code.tsx';
import type { CodeChannel } from './recovery-values.ts';
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
  const { form, asksCaptcha, captcha, missing, sending, isSending, send, type, typeCode, goOn } =
    useCodeForm(state);
  const { isSent } = sending;
  const ofNumber = sending.problem?.isOfNumber ? sending.problem.say(t) : undefined;
  const other = sending.problem?.isOfNumber ? null : sending.problem;
  const CaptchaField = typed.way === 'sms' && asksCaptcha ? captchaField : undefined;
  return (
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
      {CaptchaField && <CaptchaField gate="sms" ref={captcha} />}
      {isSent && (
        <SentCode
          way={typed.way}
          code={code}
          onCode={typeCode}
          onComplete={goOn}
          error={missing === 'code' ? t('codes.code_missing') : problem?.(t)}
          sending={sending}
          onSend={send}
        />
      )}
      {other && <Message tone="bad">{other.say(t)}</Message>}
      <div className={css.submit}>
        <Button type="submit" tone="primary" wide busy={!isSent && isSending}>
          {t(isSent ? 'recovery.continue' : 'codes.send')}
        </Button>
        <ButtonLink tone="text" size="small" wide href={href('login')}>
          {t('recovery.remembered')}
        </ButtonLink>
      </div>
    </form>
  );
}
