import { GlobeIcon } from '../icons/first-screen.tsx';

type Props = {
  /** Short code of the language in use: EN. */
  code: string;
  /** Action of the button, with the language's name. */
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
