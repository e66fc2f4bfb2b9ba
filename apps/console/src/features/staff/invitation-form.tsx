import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Answer } from '@parlour/contract/endpoint';
import { takeInvitation, type openInvitation } from '@parlour/contract/staff/console-calls';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from '#platform/clipboard.ts';
import { codeOf, sayFailure } from '#foundation/failures.ts';
import { useOffice } from '#foundation/office.ts';
import { useSay } from '#foundation/texts.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules, rulesId } from './password-rules.tsx';
import { QrCode } from './qr-code.tsx';
import css from './staff.module.css';
import { reasonsOf } from './weak-password.ts';

type Props = {
  token: string;
  invitation: Answer<typeof openInvitation>;
  /** Called with the recovery codes when the invitation is taken. */
  onTaken: (codes: readonly string[]) => void;
};

/** The secret in groups of four characters, which is easier to type. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function InvitationForm({ token, invitation, onTaken }: Props) {
  const say = useSay();
  const { call } = useOffice();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const { recoveryCodes } = await call(takeInvitation, { token, password, code: code.trim() });
      onTaken(recoveryCodes);
    } catch (error) {
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
      <h2>{say('console.step_app')}</h2>
      <p>{say('console.app_scan')}</p>
      <QrCode text={invitation.otpauth} label={say('console.qr')} />
      <SecretRow secret={invitation.secret} />
      <TextField
        id="first-code"
        label={say('console.code_first')}
        autoComplete="one-time-code"
        value={code}
        slotProps={{ htmlInput: { required: true, inputMode: 'numeric', maxLength: 40 } }}
        onChange={({ target }) => setCode(target.value)}
      />
      {problem !== null && <Alert severity="error">{sayFailure(say, problem)}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {say('console.continue')}
      </Button>
    </form>
  );
}

function SecretRow({ secret }: { secret: string }) {
  const say = useSay();
  const notify = useNotify();
  async function copy(): Promise<void> {
    const isCopied = await copyText(secret);
    notify(say(isCopied ? 'console.copied' : 'console.not_copied'));
  }
  return (
    <div className={css.secret}>
      <span>
        {say('console.secret')}
        <code dir="ltr">{inGroups(secret)}</code>
      </span>
      <Button onClick={() => void copy()}>{say('console.copy')}</Button>
    </div>
  );
}
