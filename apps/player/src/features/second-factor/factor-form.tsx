import { useEffect, useRef, useState } from 'react';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import { ButtonLink } from '@parlour/ui/button/button';
import { TabPanel } from '@parlour/ui/tabs/tab-panel';
import type { SecondFactorProps } from '#foundation/api/second-factors.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import { contactOf } from '#foundation/site/contact.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import {
  fieldsOf,
  missingOf,
  verificationOf,
  type FieldName,
  type FactorValues,
} from './factor-fields.ts';
import { FactorPanel } from './factor-panel.tsx';
import { FactorTabs } from './factor-tabs.tsx';
import type { PanelProps } from './panel-props.ts';
import css from './second-factor.module.css';
import { useVerify } from './use-verify.ts';
import type { VerifyProblem } from './verify-problem.ts';

export type FactorFormProps = SecondFactorProps & Pick<PanelProps, 'phoneField' | 'captchaField'>;

const panelId = 'second-factor';
const nothing: FactorValues = {};

/** Focuses a field. */
const focusField = (form: HTMLFormElement | null, name: FieldName | undefined): void => {
  const field = name && form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
};

export function FactorForm({
  first,
  asked,
  onAnswer,
  onClose,
  onPassed,
  phoneField,
  captchaField,
}: FactorFormProps & { onPassed: () => void }) {
  const t = useTranslate();
  const { required, hasEmailCode } = asked;
  const [factor, setFactor] = useState<SecondFactor>(required[0] ?? 'ga');
  // Each tab keeps what was typed there.
  const [allTyped, setAllTyped] = useState<Partial<Record<SecondFactor, FactorValues>>>({});
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [problem, setProblem] = useState<VerifyProblem | null>(null);
  const [isRecovery, setRecovery] = useState(false);
  const { dialingCode } = useCountry();
  const { state, verify } = useVerify(onAnswer);
  // The form of a code that is sent is higher than the others, which then have its height.
  const isHigh = required.some((each) => fieldsOf(each, hasEmailCode).includes('verificationCode'));
  const form = useRef<HTMLFormElement>(null);
  const names = fieldsOf(factor, hasEmailCode);
  const typed = allTyped[factor] ?? nothing;

  useEffect(() => {
    if (state === 'passed') onPassed();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the state changes
  }, [state]);

  function report(empty: readonly FieldName[]): void {
    setMissing(empty);
    setProblem(null);
    focusField(form.current, empty[0]);
  }
  function begin(next: SecondFactor): void {
    setFactor(next);
    setMissing([]);
    setProblem(null);
  }
  async function trySubmit(): Promise<void> {
    if (state !== 'idle') return;
    const empty = missingOf(names, typed, isRecovery);
    report(empty);
    if (empty.length > 0) return;
    const input = verificationOf(first, { factor, names, typed }, dialingCode);
    const found = await verify(input, { factor, hasEmailCode, isRecovery });
    setProblem(found);
    if (found?.kind !== 'wrong') return;
    setAllTyped((now) => ({ ...now, [factor]: nothing }));
    focusField(form.current, names[0]);
  }
  const isWrong = problem?.kind === 'wrong';
  const type = (name: FieldName, text: string) =>
    setAllTyped((now) => ({ ...now, [factor]: { ...now[factor], [name]: text } }));
  const said = problem?.say(t);
  return (
    <div className={`${css.form} ${isHigh ? css.high : ''}`}>
      <p className="text-muted">{t('second-factor.tip')}</p>
      {required.length > 1 && (
        <FactorTabs panel={panelId} factors={required} selected={factor} onSelect={begin} />
      )}
      <Panel panel={panelId} selected={factor} hasTabs={required.length > 1}>
        <FactorPanel
          factor={factor}
          hasEmailCode={hasEmailCode}
          username={first.username ?? ''}
          form={form}
          typed={typed}
          onType={type}
          onVerify={() => void trySubmit()}
          missing={missing}
          onMissing={report}
          problem={isWrong ? said : undefined}
          failure={isWrong ? undefined : said}
          isBusy={state !== 'idle'}
          isOver={problem?.kind === 'over'}
          onClose={onClose}
          isRecovery={isRecovery}
          onRecovery={setRecovery}
          phoneField={phoneField}
          captchaField={captchaField}
        />
      </Panel>
      <Contact />
    </div>
  );
}

type WayProps = { hasTabs: boolean } & Parameters<typeof TabPanel>[0];

/** The panel of a factor. A single factor has no tabs, so it needs no tab panel. */
const Panel = ({ hasTabs, children, ...panel }: WayProps) =>
  hasTabs ? <TabPanel {...panel}>{children}</TabPanel> : <div>{children}</div>;

function Contact() {
  const t = useTranslate();
  const contact = contactOf(useFoundation().boot.status.info.customerService);
  return (
    contact !== null && (
      <ButtonLink tone="text" wide href={contact}>
        {t('second-factor.contact')}
      </ButtonLink>
    )
  );
}
