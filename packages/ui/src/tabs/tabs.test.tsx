// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { ChipChoice } from './chip-choice.tsx';
import { ChipRow } from './chip-row.tsx';
import { SegmentedTabs } from './segmented-tabs.tsx';
import { TabPanel } from './tab-panel.tsx';
import { UnderlineTabs } from './underline-tabs.tsx';

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const;
type Id = (typeof tabs)[number]['id'];

const kinds = {
  SegmentedTabs: ({ selected, onSelect }: { selected: Id; onSelect: (id: Id) => void }) => (
    <SegmentedTabs label="Ways" tabs={tabs} selected={selected} onSelect={onSelect} panel="ways" />
  ),
  UnderlineTabs: ({ selected, onSelect }: { selected: Id; onSelect: (id: Id) => void }) => (
    <UnderlineTabs label="Ways" tabs={tabs} selected={selected} onSelect={onSelect} panel="ways" />
  ),
  ChipRow: ({ selected, onSelect }: { selected: Id; onSelect: (id: Id) => void }) => (
    <ChipRow label="Ways" chips={tabs} selected={selected} onSelect={onSelect} panel="ways" />
  ),
};

function Page({ kind, dir }: { kind: keyof typeof kinds; dir: 'ltr' | 'rtl' }) {
  const [selected, select] = useState<Id>('one');
  const Kind = kinds[kind];
  return (
    <div dir={dir}>
      <Kind selected={selected} onSelect={select} />
      <TabPanel panel="ways" selected={selected}>
        Content of {selected}
      </TabPanel>
    </div>
  );
}

const selectedName = () => screen.getByRole('tab', { selected: true }).textContent;

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s', (kind) => {
  test('HOUSE is one stop in the tab order, and its panel is named by the tab', async () => {
    render(<Page kind={kind} dir="ltr" />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('One');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('tabpanel', { name: 'One' }).textContent).toBe('Content of one');
    expect(screen.getByRole('tab', { name: 'One' }).getAttribute('aria-controls')).toBe('ways');
  });

  test('HOUSE arrows move and choose, and go round', async () => {
    render(<Page kind={kind} dir="ltr" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(selectedName()).toBe('Two');
    expect(document.activeElement?.textContent).toBe('Two');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(selectedName()).toBe('Three');
    await userEvent.keyboard('{Home}');
    expect(selectedName()).toBe('One');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel', { name: 'Three' })).toBeDefined();
  });

  test('LANG-03 arrows follow the direction of writing', async () => {
    render(<Page kind={kind} dir="rtl" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selectedName()).toBe('Two');
    await userEvent.keyboard('{ArrowRight}');
    expect(selectedName()).toBe('One');
  });

  test('HOUSE a press chooses', async () => {
    render(<Page kind={kind} dir="ltr" />);
    await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
    expect(selectedName()).toBe('Three');
  });
});

test('HOUSE a chip shows its count, and can be reached when none is chosen', async () => {
  const chips = [{ id: 'slots', label: 'Slots', count: 312 }];
  render(<ChipRow label="Kinds" chips={chips} selected="gone" onSelect={() => undefined} />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Slots312');
});

describe('ChipChoice', () => {
  function Choice() {
    const [selected, setSelected] = useState<Id | null>(null);
    return <ChipChoice label="About" chips={tabs} selected={selected} onSelect={setSelected} />;
  }
  test('HOUSE nothing is chosen at first; then one is at a time', async () => {
    render(<Choice />);
    const chosen = () =>
      screen
        .queryAllByRole('radio', { checked: true })
        .map((each) => each.parentElement?.textContent);
    expect(chosen()).toEqual([]);
    for (const name of ['Two', 'Three']) {
      await userEvent.click(screen.getByRole('radio', { name }));
      expect(chosen()).toEqual([name]);
      expect(screen.getByText(name).className).toContain('chip--chosen');
    }
  });
});
