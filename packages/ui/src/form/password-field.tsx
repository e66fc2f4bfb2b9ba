import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { EyeIcon, EyeSlashIcon, LockKeyIcon } from '../icons/first-screen.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'trailing' | 'icon' | 'ref'> & {
  showLabel: string;
  hideLabel: string;
};

/** Password field with a button that shows the password. */
export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // On a server-rendered page it may have been shown before hydration.
  useLayoutEffect(() => setShown(input.current?.hasAttribute('data-shown') ?? false), []);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      ref={input}
      type={isShown ? 'text' : 'password'}
      icon={<LockKeyIcon size={20} />}
      trailing={
        <IconButton label={isShown ? hideLabel : showLabel} onPress={() => setShown(!isShown)}>
          {isShown ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
        </IconButton>
      }
    />
  );
}
