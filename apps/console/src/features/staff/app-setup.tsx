import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Answer } from '@parlour/contract/endpoint';
import type { openInvitation } from '@parlour/contract/staff/console-calls';
import { useNotify } from 'react-admin';
import { copyText } from '#platform/clipboard.ts';
import { useSay } from '#foundation/texts.ts';
import { QrCode } from './qr-code.tsx';
import css from './staff.module.css';

type Props = {
  invitation: Answer<typeof openInvitation>;
  code: string;
  onCode: (code: string) => void;
};

/** The steps by which an authenticator app is set up, up to its first code. */
export function AppSetup({ invitation, code, onCode }: Props) {
  const say = useSay();
  return (
    <>
      <p>{say('console.app_scan')}</p>
      <QrCode text={invitation.otpauth} label={say('console.qr')} />
      <SecretRow secret={invitation.secret} />
      <TextField
        id="first-code"
        label={say('console.code_first')}
        autoComplete="one-time-code"
        value={code}
        slotProps={{ htmlInput: { required: true, inputMode: 'numeric', maxLength: 40 } }}
        onChange={({ target }) => onCode(target.value)}
      />
    </>
  );
}

/** The secret in groups of four characters, which is easier to type. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

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
