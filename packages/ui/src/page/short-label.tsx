type Props = {
  label: string;
  /** Name for screen readers, if the label is a short form of it. */
  fullLabel?: string | undefined;
};

/** The text of a control. Its name is text too, because an aria-label would have to contain what the control shows (WCAG 2.5.3). */
export const ShortLabel = ({ label, fullLabel }: Props) => (
  <>
    <span aria-hidden={fullLabel !== undefined}>{label}</span>
    {fullLabel !== undefined && <span className="visually-hidden">{fullLabel}</span>}
  </>
);
