// The parts of other features that the page receives as props.
import type { ComponentType, ReactNode } from 'react';

export type LoadTerms = () => Promise<(html: string) => DocumentFragment>;

export type InviteParts = {
  /** The great mark behind the head. */
  art: ReactNode;
  /** Content at the end of a guest's bar, such as the language button. */
  tools: ReactNode;
  picture: ComponentType<{ art: string }>;
  qrCode: ComponentType<{ text: string; label: string }>;
  loadTerms: LoadTerms;
};
