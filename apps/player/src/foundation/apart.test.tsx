// @vitest-environment jsdom
import { Suspense, useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { apart } from './apart.tsx';
import { createStore } from './store.ts';

const taken = vi.fn<() => void>();
function Slow({ text }: { text: string }): ReactElement {
  useEffect(taken);
  return <p>{text}</p>;
}
const SlowApart = apart(Slow);

const tick = createStore(0);
function Page({ isApart }: { isApart: boolean }): ReactElement {
  const told = useSyncExternalStore(tick.subscribe, tick.get, tick.get);
  return (
    <main data-told={told}>
      {isApart ? (
        <SlowApart text="painted" />
      ) : (
        <Suspense>
          <Slow text="painted" />
        </Suspense>
      )}
    </main>
  );
}

/** Returns how often the part rendered while the page around it hydrates and changes a store at once. */
async function takeOver(isApart: boolean): Promise<number> {
  taken.mockClear();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page isApart={isApart} />);
  const page = flushSync(() => hydrateRoot(root, <Page isApart={isApart} />));
  flushSync(() => tick.set(tick.get() + 1));
  const before = taken.mock.calls.length;
  await vi.waitFor(() => expect(taken).toHaveBeenCalledWith());
  expect(root.textContent).toBe('painted');
  page.unmount();
  return before;
}

it('LOBBY-04 a part that stands apart waits for its turn, also where the page around it is told something: a boundary alone would not', async () => {
  expect(await takeOver(false)).toBeGreaterThan(0);
  expect(await takeOver(true)).toBe(0);
});
