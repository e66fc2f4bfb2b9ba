import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { passwordLength } from '@parlour/contract/password/weaknesses';
import { useState } from 'react';
import { useSay } from '#foundation/texts.ts';

type Props = {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  /** The id of the text that describes the field. */
  describedBy?: string;
  onValue: (value: string) => void;
};

/** A field for a password, which can be looked at. */
export function PasswordField({ id, label, autoComplete, value, describedBy, onValue }: Props) {
  const say = useSay();
  const [isShown, setShown] = useState(false);
  const eye = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={say(isShown ? 'console.password_hide' : 'console.password_show')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      id={id}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      slotProps={{
        htmlInput: {
          required: true,
          maxLength: passwordLength.most,
          spellCheck: false,
          autoCapitalize: 'none',
          dir: 'ltr',
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        },
        input: { endAdornment: eye },
      }}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
