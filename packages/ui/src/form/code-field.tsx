import './one-time-code.css';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import { classNames } from '../class-names.ts';
import { FieldProblem } from './field-problem.tsx';
import { codeIn } from './digits.ts';

/** Attributes for an error that is shown elsewhere, for several fields at once. */
type AriaNotes = 'aria-invalid' | 'aria-describedby';

export type CodeFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'disabled' | 'readOnly' | 'autoFocus' | 'onFocus' | 'onBlur' | AriaNotes
> & {
  label: string;
  /** Whether the label is for screen readers only. */
  labelHidden?: boolean;
  /** The typed digits, as 0-9. */
  value: string;
  onValue: (value: string) => void;
  /** Called once for each complete code: typed, pasted, or filled in by the phone. A form sends itself then. */
  onComplete?: (() => void) | undefined;
  /** Error text below the boxes, in the place of the hint, linked to the field. */
  error?: string | undefined;
  /** `alert` for an error that comes from the server while the focus is elsewhere: it is read out at once. */
  errorRole?: 'alert' | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** The number of a code's digits. */
export const codeLength = 6;

/** Selects the position of the next digit. A complete code is selected, so that typing replaces it. */
function markNext(input: HTMLInputElement) {
  input.setSelectionRange(input.value.length === codeLength ? 0 : input.value.length, codeLength);
}

/** A code of six digits: six boxes show the value of one real field, so that autofill, pasting and screen readers work as in any field. */
export function CodeField(props: CodeFieldProps) {
  const { label, labelHidden = false, value, onValue, onComplete, ...rest } = props;
  const { error, errorRole, hint, ...input } = rest;
  const id = useId();
  const [caret, setCaret] = useState(0);
  const next = Math.min(caret, value.length, codeLength - 1);
  // After the render, so that the form's own values contain the last digit.
  const complete = useEffectEvent(() => onComplete?.());
  const last = useRef(value);
  useEffect(() => {
    const isNew = value !== last.current;
    last.current = value;
    if (isNew && value.length === codeLength) complete();
  }, [value]);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const code = codeIn(event.clipboardData.getData('text'), codeLength);
    if (code !== '') onValue(code);
  };
  const noteId = `${id}-note`;
  const notes = [(error ?? hint) !== undefined && noteId, input['aria-describedby']];
  // No maxLength, because the browser would cut an autofilled "123 456".
  return (
    <div className="field">
      {!labelHidden && <label htmlFor={id}>{label}</label>}
      <div className="one-time-code">
        <input
          {...input}
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          spellCheck={false}
          value={value}
          onChange={(event) => onValue(codeIn(event.target.value, codeLength))}
          onPaste={paste}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
          onClick={(event) => markNext(event.currentTarget)}
          aria-label={labelHidden ? label : undefined}
          aria-invalid={error !== undefined || input['aria-invalid'] || undefined}
          aria-describedby={classNames(...notes) || undefined}
        />
        {Array.from({ length: codeLength }, (_, place) => (
          <i key={place} className={place === next ? 'is-next' : undefined} aria-hidden="true">
            {value[place]}
          </i>
        ))}
      </div>
      {error !== undefined ? (
        <FieldProblem id={noteId} role={errorRole}>
          {error}
        </FieldProblem>
      ) : (
        hint !== undefined && (
          <p className="hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
