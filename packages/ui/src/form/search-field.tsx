import { IconButton } from '../button/icon-button.tsx';
import { MagnifyingGlassIcon } from '../icons/navigation.tsx';
import { XCircleFillIcon } from '../icons/status.tsx';
import { TextField } from './text-field.tsx';

type Props = {
  label: string;
  placeholder?: string;
  clearLabel: string;
  value: string;
  onValue: (value: string) => void;
};

export function SearchField({ label, placeholder, clearLabel, value, onValue }: Props) {
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      label={label}
      labelHidden
      compact
      placeholder={placeholder ?? label}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      icon={<MagnifyingGlassIcon size={20} />}
      trailing={
        value !== '' && (
          <IconButton label={clearLabel} onPress={() => onValue('')}>
            <XCircleFillIcon size={20} />
          </IconButton>
        )
      }
    />
  );
}
