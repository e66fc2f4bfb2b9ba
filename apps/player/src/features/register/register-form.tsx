// The form with the merchant's fields in their order (REG-01), in steps. A refusal does not clear it (NET-17).
import type { ComponentType } from 'react';
import type { RegisterField } from '@parlour/contract/register/fields';
import { Button } from '@parlour/ui/button/button';
import { codeLength } from '@parlour/ui/form/code-field';
import { Message } from '@parlour/ui/form/message';
import type { CaptchaField } from '#foundation/captcha/captcha-slot.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import type { Affiliate } from '#foundation/tracking/affiliate.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import type { FormModel } from './form-model.ts';
import type { FieldName } from './form-values.ts';
import { CodePart } from './parts/code-part.tsx';
import { MobilePart } from './parts/mobile-part.tsx';
import { NamePart } from './parts/name-part.tsx';
import type { PartProps } from './parts/part-props.ts';
import { PasswordPart } from './parts/password-part.tsx';
import { PlainPart } from './parts/plain-part.tsx';
import { StepsHead } from './parts/steps-head.tsx';
import { TermsBox } from './parts/terms-box.tsx';
import css from './register.module.css';
import { useRegisterForm } from './use-register-form.ts';

export type FormParts = {
  /** Parts of other features, passed in by the page. */
  phoneField: ComponentType<PhoneFieldProps>;
  captchaField?: CaptchaField | undefined;
};
type Props = FormParts & { model: FormModel; affiliate: Affiliate };

const parts: Record<RegisterField, ComponentType<PartProps>> = {
  username: NamePart,
  password: PasswordPart,
  mobileNum: MobilePart,
  email: (props) => <PlainPart {...props} name="email" />,
  payeeName: (props) => <PlainPart {...props} name="payeeName" />,
  referralCode: (props) => <PlainPart {...props} name="referralCode" />,
};

export function RegisterForm({ model, affiliate, phoneField, captchaField: Captcha }: Props) {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const state = useRegisterForm(model, affiliate);
  const { form, captcha, typed, names, problems, nameState, code, steps, at, isLast, onChange } =
    state;
  const errorOf = (name: FieldName) => problems.of[name]?.(t);
  const given = { typed, names, phoneField, nameState, code, onChange, errorOf };
  const { problem: unsent } = code.sending;
  const { captcha: codeCaptcha } = code;
  const isCodeStep = steps[at]?.hasCode === true;
  const isCodeOff = isCodeStep && typed.verificationCode.length < codeLength;
  const sendsCode = state.isBeforeCode && code.isDue;
  return (
    // Without scripts nothing is sent, because the button is disabled until they run.
    <form ref={form} className={css.form} method="post" noValidate onSubmit={state.onSubmit}>
      {steps.length > 1 && <StepsHead steps={steps} at={at} onBack={state.goBack} />}
      {steps.map(({ fields, hasCode }, step) => (
        <div key={step} className={css.step} hidden={step !== at} data-step>
          {hasCode && (
            <CodePart
              {...given}
              onComplete={state.onCode}
              onResend={state.resendCode}
              onBack={state.goToNumber}
            />
          )}
          {fields.map(({ name, rule }) => {
            const Part = parts[name];
            return <Part key={name} {...given} rule={rule} />;
          })}
        </div>
      ))}
      {code.asksCaptcha && model.hasMobileCode && Captcha && (
        <div hidden={!sendsCode}>
          <Captcha gate="sms" ref={codeCaptcha} />
        </div>
      )}
      {state.asksCaptcha && Captcha && (
        <div hidden={!isLast}>
          <Captcha gate="register" ref={captcha} />
        </div>
      )}
      {model.terms && (
        <div hidden={!isLast}>
          <TermsBox
            terms={model.terms}
            isChecked={typed.accepted}
            onChange={(isChecked) => onChange('accepted', isChecked)}
            error={errorOf('accepted')}
          />
        </div>
      )}
      {unsent && !unsent.isOfNumber && <Message tone="bad">{unsent.say(t)}</Message>}
      {problems.other && <Message tone="bad">{problems.other(t)}</Message>}
      <div className={css.submit}>
        <Button
          type="submit"
          tone="primary"
          wide
          busy={state.isBusy}
          disabled={!isHydrated}
          aria-disabled={isCodeOff || undefined}
        >
          {t(isLast ? 'register.submit' : sendsCode ? 'codes.send' : 'register.continue')}
        </Button>
      </div>
    </form>
  );
}
