// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { leadOutside } from './lead-outside.ts';

const opened = vi.fn<(address: string) => void>();
const matchMedia = () => ({ matches: false });
beforeEach(() => void Object.assign(window, { matchMedia }));
afterEach(() => {
  opened.mockClear();
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(window, 'openAndroid');
});

const page = (
  <>
    {/* The attributes that links of announcements and customer service have. */}
    <a href="https://rules.example/a" target="_blank" rel="noopener noreferrer">
      <b>Rules</b>
    </a>
    <a href="/m/game">Games</a>
    <a href="https://other.example/" onClick={(event) => event.preventDefault()}>
      Taken
    </a>
  </>
);
/** Presses a link. Returns false if the page prevented the browser's own navigation. */
const press = (text: string) => fireEvent.click(screen.getByText(text));

it('NET-16 inside the native app every link to another site goes by its bridge, and no other', async () => {
  Object.assign(window, { openAndroid: opened });
  const stop = leadOutside();
  await showInSite(page);
  screen.getByText('Games').addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
  });
  expect(press('Rules')).toBe(false);
  press('Taken');
  expect(opened.mock.calls).toEqual([['https://rules.example/a']]);
  stop();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('Rules');
  expect(opened).toHaveBeenCalledOnce();
});

it('NET-16 in a browser links are its own', async () => {
  const stop = leadOutside();
  await showInSite(page);
  let wasTaken: boolean | null = null;
  document.addEventListener(
    'click',
    (event) => {
      wasTaken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  press('Rules');
  expect(wasTaken).toBe(false);
  stop();
});
