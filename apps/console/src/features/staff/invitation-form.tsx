import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Answer } from '@parlour/contract/endpoint';
import {
  beginInvitationPasskey,
  takeInvitation,
  type openInvitation,
} from '@parlour/contract/staff/console-calls';
import type { StaffSecondFactor } from '@parlour/contract/staff/second-factors';
import { useId, useState, type FormEvent } from 'react';
import { hasPasskeys, makePasskey } from '#platform/passkey.ts';
import { codeOf, isReplaced, sayFailure } from '#foundation/failures.ts';
import { useOffice } from '#foundation/office.ts';
import { useSay } from '#foundation/texts.ts';
import { AppSetup } from './app-setup.tsx';
import { FactorChoice, type ChosenFactor } from './factor-choice.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordRules, rulesId } from './password-rules.tsx';
import { rememberFactor } from './remembered-factor.ts';
import css from './staff.module.css';
import { reasonsOf } from './weak-password.ts';

type Props = {
  token: string;
  invitation: Answer<typeof openInvitation>;
  /** Called with the recovery codes when the invitation is taken. */
  onTaken: (codes: readonly string[]) => void;
};

export function InvitationForm({ token, invitation, onTaken }: Props) {
  const say = useSay();
  const { call, device } = useOffice();
  const [password, setPassword] = useState('');
  const [factor, setFactor] = useState<StaffSecondFactor>(
    hasPasskeys() ? 'passkey' : 'authenticator',
  );
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  /** Returns the code that was typed, or has the browser make a passkey, while which the form stays usable. */
  async function prepareSecondFactor() {
    if (factor === 'authenticator') return { code: code.trim() };
    const options = await call(beginInvitationPasskey, { token, password });
    setBusy(false);
    const passkey = await makePasskey(options);
    setBusy(true);
    return { passkey };
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const secondFactor = await prepareSecondFactor();
      const { recoveryCodes } = await call(takeInvitation, { token, password, ...secondFactor });
      rememberFactor(device, factor);
      onTaken(recoveryCodes);
    } catch (error) {
      if (isReplaced(error)) return;
      setProblem(error);
      if (codeOf(error) === 'code_wrong') setCode('');
      setBusy(false);
    }
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      <p>
        {say('console.invitation_for')} <b>{invitation.mail}</b>
      </p>
      <h2>{say('console.step_password')}</h2>
      {/* For password managers, which store it with the password. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.mail} />
      <PasswordField
        id="new-password"
        label={say('console.password_new')}
        autoComplete="new-password"
        value={password}
        describedBy={rulesId}
        onValue={setPassword}
      />
      <PasswordRules password={password} refused={reasonsOf(problem)} />
      {hasPasskeys() ? (
        <NewFactor factor={factor} onFactor={setFactor} />
      ) : (
        <h2>{say('console.step_app')}</h2>
      )}
      {factor === 'authenticator' && (
        <AppSetup invitation={invitation} code={code} onCode={setCode} />
      )}
      {problem !== null && <Alert severity="error">{sayFailure(say, problem)}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {say('console.continue')}
      </Button>
    </form>
  );
}

function NewFactor({ factor, onFactor }: ChosenFactor) {
  const say = useSay();
  const titleId = useId();
  return (
    <>
      <h2 id={titleId}>{say('console.step_factor')}</h2>
      <FactorChoice
        labelledBy={titleId}
        names={[
          {
            factor: 'passkey',
            name: say('console.passkey_best'),
            hint: say('console.passkey_hint'),
          },
          { factor: 'authenticator', name: say('console.app'), hint: say('console.app_hint') },
        ]}
        factor={factor}
        onFactor={onFactor}
      />
    </>
  );
}
