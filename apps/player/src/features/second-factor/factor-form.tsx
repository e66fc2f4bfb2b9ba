import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { Message } from '@parlour/ui/form/message';
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

const problemId = 'second-factor-problem';
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
  const [typed, setTyped] = useState<FactorValues>(nothing);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [problem, setProblem] = useState<VerifyProblem | null>(null);
  const [isRecovery, setRecovery] = useState(false);
  const { dialingCode } = useCountry();
  const { state, verify } = useVerify(onAnswer);
  const form = useRef<HTMLFormElement>(null);
  const names = fieldsOf(factor, hasEmailCode);

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
    setTyped(nothing);
    setMissing([]);
    setProblem(null);
  }
  async function trySubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state !== 'idle') return;
    const empty = missingOf(names, typed);
    report(empty);
    if (empty.length > 0) return;
    const input = verificationOf(first, { factor, names, typed }, dialingCode);
    const found = await verify(input, { factor, hasEmailCode, isRecovery });
    setProblem(found);
    if (found?.kind !== 'wrong') return;
    setTyped(nothing);
    focusField(form.current, names[0]);
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void trySubmit(event)}>
      <p className="text-muted">{t('second-factor.tip')}</p>
      {required.length > 1 && (
        <FactorTabs panel={panelId} factors={required} selected={factor} onSelect={begin} />
      )}
      <Panel panel={panelId} selected={factor} hasTabs={required.length > 1}>
        <FactorPanel
          factor={factor}
          hasEmailCode={hasEmailCode}
          username={first.username ?? ''}
          typed={typed}
          onType={(name, text) => setTyped((now) => ({ ...now, [name]: text }))}
          missing={missing}
          onMissing={report}
          problemId={problem?.kind === 'wrong' ? problemId : undefined}
          isBusy={state !== 'idle'}
          isRecovery={isRecovery}
          onRecovery={setRecovery}
          phoneField={phoneField}
          captchaField={captchaField}
        />
      </Panel>
      {problem && (
        <Message tone="bad" id={problemId}>
          {problem.say(t)}
        </Message>
      )}
      {problem?.kind === 'over' ? (
        <Button tone="primary" wide onClick={onClose}>
          {t('second-factor.again')}
        </Button>
      ) : (
        <Button type="submit" tone="primary" wide busy={state !== 'idle'}>
          {t('second-factor.verify')}
        </Button>
      )}
      <Contact />
    </form>
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
