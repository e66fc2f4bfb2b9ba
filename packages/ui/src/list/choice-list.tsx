import './choices.css';
import type { ReactNode } from 'react';
import { CheckBoldIcon } from '../icons/status.tsx';

type Choice<Value extends string> = {
  value: Value;
  picture: ReactNode;
  name: ReactNode;
  /** A short code after the name, which is not read aloud. */
  code?: string;
};
type Props<Value extends string> = {
  choices: Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Choices of which one holds, as the only content of a sheet. */
export const ChoiceList = <Value extends string>({ choices, chosen, onChoose }: Props<Value>) => (
  <ul className="choices">
    {choices.map(({ value, picture, name, code }) => (
      <li key={value}>
        <button
          type="button"
          className="list-row"
          aria-current={value === chosen ? 'true' : undefined}
          onClick={() => onChoose(value)}
        >
          {picture}
          <span className="grow">{name}</span>
          {code !== undefined && (
            <span className="ltr text-caption choices__code" aria-hidden="true">
              {code}
            </span>
          )}
          <span className="choices__mark">{value === chosen && <CheckBoldIcon size={24} />}</span>
        </button>
      </li>
    ))}
  </ul>
);
