// /login: e-mail address, password, and passkey or code in one step, with one refusal, so that no answer tells which was wrong (STAFF-03).
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { beginStaffLogin } from '@parlour/contract/staff/console-calls';
import type { StaffSecondFactor } from '@parlour/contract/staff/second-factors';
import { useId, useState, type FormEvent } from 'react';
import { useLogin } from 'react-admin';
import { hasPasskeys, showPasskey } from '#platform/passkey.ts';
import { isReplaced, sayFailure } from '#foundation/failures.ts';
import { useOffice } from '#foundation/office.ts';
import { useSay } from '#foundation/texts.ts';
import { EntryCard } from './entry-card.tsx';
import { FactorChoice, type ChosenFactor } from './factor-choice.tsx';
import { PasswordField } from './password-field.tsx';
import { firstFactor, rememberFactor } from './remembered-factor.ts';
import css from './staff.module.css';

export function LoginPage() {
  const say = useSay();
  return (
    <EntryCard title={say('console.log_in')}>
      <LastEnd />
      <LoginForm />
    </EntryCard>
  );
}

/** Says why the page is shown to somebody who was in a moment ago. */
function LastEnd() {
  const say = useSay();
  const end = useOffice().lastEnd();
  if (end === null) return null;
  const isOver = end === 'over';
  return (
    <output>
      <Alert severity={isOver ? 'info' : 'success'} role="note">
        {say(isOver ? 'console.session_over' : 'console.logged_out')}
      </Alert>
    </output>
  );
}

function LoginForm() {
  const say = useSay();
  const logIn = useLogin();
  const { call, device } = useOffice();
  const [factor, setFactor] = useState<StaffSecondFactor>(() => firstFactor(device));
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  /** Returns the code that was typed, or has the browser show a passkey, while which the form stays usable. */
  async function prepareSecondFactor() {
    if (factor === 'authenticator') return { code: code.trim() };
    const options = await call(beginStaffLogin, {});
    setBusy(false);
    const passkey = await showPasskey(options);
    setBusy(true);
    return { passkey };
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const secondFactor = await prepareSecondFactor();
      await logIn({ mail: mail.trim(), password, ...secondFactor });
      rememberFactor(device, factor);
    } catch (error) {
      if (isReplaced(error)) return;
      setProblem(error);
      // A code works once, so it is typed anew; the rest may be right.
      setCode('');
      setBusy(false);
    }
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      {problem !== null && <Alert severity="error">{sayFailure(say, problem)}</Alert>}
      <TextField
        id="mail"
        label={say('console.mail')}
        type="email"
        autoComplete="username"
        slotProps={{ htmlInput: { required: true, maxLength: 200 } }}
        value={mail}
        onChange={({ target }) => setMail(target.value)}
      />
      <PasswordField
        id="password"
        label={say('console.password')}
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
      />
      {hasPasskeys() && <LoginFactor factor={factor} onFactor={setFactor} />}
      {factor === 'authenticator' && <CodeField code={code} onCode={setCode} />}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {say('console.log_in')}
      </Button>
    </form>
  );
}

function LoginFactor({ factor, onFactor }: ChosenFactor) {
  const say = useSay();
  const titleId = useId();
  return (
    <div>
      <span id={titleId} className={css.label}>
        {say('console.confirm_with')}
      </span>
      <FactorChoice
        labelledBy={titleId}
        names={[
          { factor: 'passkey', name: say('console.passkey') },
          { factor: 'authenticator', name: say('console.code') },
        ]}
        factor={factor}
        onFactor={onFactor}
      />
    </div>
  );
}

function CodeField({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const say = useSay();
  return (
    <TextField
      id="code"
      label={say('console.code')}
      helperText={say('console.code_hint')}
      autoComplete="one-time-code"
      value={code}
      slotProps={{
        htmlInput: { required: true, maxLength: 40, spellCheck: false, autoCapitalize: 'none' },
      }}
      onChange={({ target }) => onCode(target.value)}
    />
  );
}
