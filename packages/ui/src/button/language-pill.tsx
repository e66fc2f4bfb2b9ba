import { GlobeIcon } from '../icons/first-screen.tsx';

type Props = {
  /** The language in use, short: EN. */
  code: string;
  /** What the button does, with the language's name. */
  label: string;
  onPress: () => void;
};

export function LanguagePill({ code, label, onPress }: Props) {
  return (
    <button type="button" className="btn btn--tonal btn--mini" aria-label={label} onClick={onPress}>
      <span>
        <GlobeIcon size={18} />
        <span className="ltr">{code}</span>
      </span>
    </button>
  );
}
