import '../pages.css';
import { XIcon } from '../icons/navigation.tsx';

/** Close button of a panel. Last in its markup, so that the first field gets the focus. */
export function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className="icon-button close-button" aria-label={label} onClick={onClose}>
      <XIcon size={20} />
    </button>
  );
}
