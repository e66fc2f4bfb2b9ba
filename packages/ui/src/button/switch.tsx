import './switches.css';

type Props = {
  isOn: boolean;
  /** The id of the element that names it. */
  labelledBy: string;
  onChange: (isOn: boolean) => void;
};

/** A choice that acts at once. Its name stands beside it. */
export const Switch = ({ isOn, labelledBy, onChange }: Props) => (
  <button
    type="button"
    role="switch"
    className="switch"
    aria-checked={isOn}
    aria-labelledby={labelledBy}
    onClick={() => onChange(!isOn)}
  />
);
