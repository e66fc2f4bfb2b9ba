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
  /** Error text below the field, linked to it, so that screen readers read it when the field is focused. */
  error?: string | undefined;
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
    hint,
    ltr = false,
    compact = false,
    ...input
  } = props;
  const made = useId();
  const id = input.id ?? made;
  // The error may also be shown elsewhere, for several fields at once.
  const isBad = error !== undefined || input['aria-invalid'] === true;
  const notes = [error && `${id}-error`, hint && `${id}-hint`, input['aria-describedby']];
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
          aria-describedby={classNames(...notes) || undefined}
        />
        {trailing}
      </div>
      {error !== undefined && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
