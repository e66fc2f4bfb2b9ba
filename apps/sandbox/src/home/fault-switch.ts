import { html, type Html } from '@parlour/document/html';
import { faultModes, type FaultMode } from '../faults/store.ts';
import type { StandIn } from '../stand-in.ts';

export const faultNames: Record<FaultMode, string> = {
  late: 'Late',
  '500': '500',
  cut: 'Cut off',
  'not-json': 'Not JSON',
};

const choice = (value: string, label: string, isOn: boolean): Html =>
  html`<button name="mode" value="${value}" aria-pressed="${isOn ? 'true' : 'false'}">
    ${label}
  </button>`;

/** A form that sets a fault for the whole stand-in, for cases that no trigger covers. */
export const faultSwitch = ({ name, title }: StandIn, fault: FaultMode | null): Html =>
  html`<form method="post" action="/${name}/fault">
    <fieldset>
      <legend class="c1 mut">Fault of every call to ${title}</legend>
      <div class="seg">
        ${choice('none', 'None', fault === null)}
        ${faultModes.map((mode) => choice(mode, faultNames[mode], mode === fault))}
      </div>
    </fieldset>
  </form>`;
