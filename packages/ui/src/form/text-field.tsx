import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { FieldProblem } from './field-problem.tsx';

export type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'size'
> & {
  label: string;
  /** Whether the label is for screen readers only, and the placeholder of the empty field. */
  labelHidden?: boolean;
  icon?: ReactNode;
  /** Buttons or an icon at the end of the field. */
  trailing?: ReactNode;
  /** Error text below the field, in the place of the hint, linked to the field, so that screen readers read it when the field is focused. */
  error?: string | undefined;
  /** `alert` for an error that comes from the server while the focus is elsewhere: it is read out at once. */
  errorRole?: 'alert' | undefined;
  hint?: string | undefined;
  /** Whether the text is left to right in every language: for numbers, codes and addresses. */
  ltr?: boolean;
  /** Whether the field is 48 px high instead of 54 px. */
  compact?: boolean;
  ref?: Ref<HTMLInputElement>;
};

export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden = false,
    icon,
    trailing,
    error,
    errorRole,
    hint,
    ltr = false,
    compact = false,
    ...input
  } = props;
  const made = useId();
  const id = input.id ?? made;
  // The error may also be shown elsewhere, for several fields at once.
  const isBad = error !== undefined || Boolean(input['aria-invalid']);
  const noteId = `${id}-note`;
  return (
    <div className="field">
      {!labelHidden && <label htmlFor={id}>{label}</label>}
      <div className={classNames('field-box', compact && 'field-box--compact', isBad && 'is-bad')}>
        {icon}
        <input
          placeholder={labelHidden ? label : undefined}
          {...input}
          id={id}
          className={ltr ? 'ltr' : undefined}
          aria-label={labelHidden ? label : undefined}
          aria-invalid={isBad || undefined}
          aria-describedby={
            classNames((error ?? hint) && noteId, input['aria-describedby']) || undefined
          }
        />
        {trailing}
      </div>
      {error === undefined ? (
        hint && (
          <p className="hint" id={noteId}>
            {hint}
          </p>
        )
      ) : (
        <FieldProblem id={noteId} role={errorRole}>
          {error}
        </FieldProblem>
      )}
    </div>
  );
}
