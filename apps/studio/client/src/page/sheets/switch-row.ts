import { button, make } from '../element.ts';

type Switch = { isOn: () => boolean; turn: (isOn: boolean) => void };

/** Creates a row of a sheet with a switch. */
export function switchRow(name: string, { isOn, turn }: Switch): HTMLElement {
  const row = button(
    {
      class: 'list-row list-row--flush',
      role: 'switch',
      'aria-checked': String(isOn()),
      onclick: () => {
        turn(!isOn());
        row.setAttribute('aria-checked', String(isOn()));
      },
    },
    make('span', { class: 'grow' }, name),
    make('span', { class: 'switch' }),
  );
  return row;
}
