// Renders the popup and the bar whose turn it is. The last one stays rendered while it closes.
import { useState } from 'react';
import { Late } from '#foundation/late.tsx';
import { makeBars, makePopups } from '#foundation/popups/popups.ts';
import type { Turns } from '#foundation/popups/turns.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { barParts, popupParts, type PopupProps } from './popup-parts.ts';

type PopupLoaders<Name extends string> = Partial<Record<Name, PopupLoad>>;
type PopupLoad = (typeof popupParts)[keyof typeof popupParts];

type HostProps<Name extends string> = { turns: Turns<Name>; parts: PopupLoaders<Name> };

function Host<Name extends string>({ turns, parts }: HostProps<Name>) {
  const name = useStore(turns);
  const [last, setLast] = useState(name);
  if (name !== null && name !== last) setLast(name);
  const shown = name ?? last;
  const load = shown && parts[shown];
  if (!load) return null;
  const props: PopupProps = { isOpen: name !== null, onClose: () => turns.close(shown) };
  return <Late key={shown} load={load} isNeeded={props.isOpen} props={props} />;
}

export const Popups = () => <Host turns={useFoundation().keep(makePopups)} parts={popupParts} />;

export const Bars = () => <Host turns={useFoundation().keep(makeBars)} parts={barParts} />;
