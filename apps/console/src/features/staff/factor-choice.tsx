import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { StaffSecondFactor } from '@parlour/contract/staff/second-factors';
import css from './staff.module.css';

export type ChosenFactor = {
  factor: StaffSecondFactor;
  onFactor: (factor: StaffSecondFactor) => void;
};
type Props = ChosenFactor & {
  /** The id of the text that names the choice. */
  labelledBy: string;
  names: readonly { factor: StaffSecondFactor; name: string; hint?: string }[];
};

/** The choice between a passkey and a code: one below the other if they have hints. */
export function FactorChoice({ labelledBy, names, factor, onFactor }: Props) {
  return (
    <RadioGroup
      row={names.every(({ hint }) => hint === undefined)}
      aria-labelledby={labelledBy}
      className={css.ways}
      value={factor}
      onChange={(_, value) => onFactor(value as StaffSecondFactor)}
    >
      {names.map(({ factor: each, name, hint }) => (
        <FormControlLabel
          key={each}
          value={each}
          control={<Radio />}
          label={
            <>
              {name}
              {hint !== undefined && <small>{hint}</small>}
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}
