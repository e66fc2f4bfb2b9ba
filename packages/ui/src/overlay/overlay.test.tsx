// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { Sheet } from './sheet.tsx';
import { ToastRegion } from './toast-region.tsx';

type OverlayProps = { open: boolean; onClose: () => void };
const kinds: Record<string, (shown: OverlayProps) => ReactNode> = {
  Sheet: (shown) => (
    <Sheet title="Verify" closeLabel="Close" {...shown}>
      <input aria-label="Code" />
    </Sheet>
  ),
  Dialog: (shown) => (
    <Dialog
      title="Verify"
      closeLabel="Close"
      actions={<button type="button">Got it</button>}
      {...shown}
    >
      Text
    </Dialog>
  ),
  Notice: (shown) => (
    <Notice
      title="Verify"
      actions={
        <button type="button" onClick={shown.onClose}>
          Close
        </button>
      }
      {...shown}
    >
      Text
    </Notice>
  ),
};

function Page({ kind }: { kind: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {kinds[kind]?.({ open, onClose: () => setOpen(false) })}
    </>
  );
}

const overlay = () => document.querySelector('dialog');
const settle = () => act(async () => undefined);

async function openOne(kind: string) {
  render(<Page kind={kind} />);
  expect(overlay()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(overlay()?.open).toBe(true);
}

function expectClosed() {
  expect(overlay()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
  expect(document.documentElement.classList.contains('is-locked')).toBe(false);
}

describe.each(Object.keys(kinds))('%s', (kind) => {
  test('HOUSE is named by its title, takes the focus and locks the page', async () => {
    await openOne(kind);
    const role = kind === 'Notice' ? 'alertdialog' : 'dialog';
    expect(screen.getByRole(role, { name: 'Verify' })).toBe(overlay());
    expect(overlay()?.contains(document.activeElement)).toBe(true);
    expect(document.documentElement.classList.contains('is-locked')).toBe(true);
  });

  test('HOUSE goes by Esc, and the focus returns', async () => {
    await openOne(kind);
    overlay()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await settle();
    expectClosed();
  });

  test('HOUSE goes by a press beside it, and not by one inside', async () => {
    await openOne(kind);
    await userEvent.click(screen.getByRole('heading', { name: 'Verify' }));
    expect(overlay()?.open).toBe(true);
    await userEvent.click(overlay() ?? document.body);
    await settle();
    expectClosed();
  });

  test('HOUSE goes by its button', async () => {
    await openOne(kind);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await settle();
    expectClosed();
  });
});

test('HOUSE what cannot be dismissed stays, even when the browser closes it', async () => {
  render(
    <Dialog open title="Update" closeLabel="Close">
      Text
    </Dialog>,
  );
  await settle();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  const dialog = overlay();
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (dialog) await userEvent.click(dialog);
  act(() => dialog?.close());
  await settle();
  expect(overlay()?.open).toBe(true);
});

/** Visual viewport of a phone, which jsdom lacks. */
class Viewport extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
}

test('ROUTE-14 a sheet leaves room for the keyboard, and none for the offset that iOS 26 keeps after it', async () => {
  const viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  await openOne('Sheet');
  const room = () => overlay()?.style.getPropertyValue('--kb');
  const whole = window.innerHeight;
  const tell = (height: number, offsetTop: number, target: EventTarget = viewport) => {
    Object.assign(viewport, { height, offsetTop });
    target.dispatchEvent(new Event(target === viewport ? 'scroll' : 'resize'));
    return room();
  };
  expect(room()).toBe('0px');
  expect(tell(whole - 340, 0)).toBe('340px');
  expect(tell(whole - 340, 24)).toBe('316px');
  expect(tell(whole, 24, window)).toBe('0px');
  expect(tell(whole - 60, 24)).toBe('0px');
});

describe('ToastRegion', () => {
  afterEach(() => vi.useRealTimers());

  test('HOUSE a toast is announced and goes after 1.5 s', () => {
    vi.useFakeTimers();
    const onGone = vi.fn<(id: string | number) => void>();
    const { rerender } = render(<ToastRegion toast={undefined} onGone={onGone} />);
    const region = screen.getByRole('status');
    rerender(<ToastRegion toast={{ id: 7, text: 'No internet connection' }} onGone={onGone} />);
    expect(region.textContent).toBe('No internet connection');
    act(() => void vi.advanceTimersByTime(1499));
    expect(onGone).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onGone).toHaveBeenCalledExactlyOnceWith(7);
  });

  test('NET-11 the removal of a toast that stays is called three times, a second apart', () => {
    vi.useFakeTimers();
    const onGone = vi.fn<(id: string | number) => void>();
    render(<ToastRegion toast={{ id: 7, text: 'No internet connection' }} onGone={onGone} />);
    const callsAfter = (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      return onGone.mock.calls.length;
    };
    expect([1499, 1, 999, 1, 999, 1, 60_000].map(callsAfter)).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(new Set(onGone.mock.calls.flat())).toEqual(new Set([7]));
  });

  test('NET-11 a removal never takes the toast that came after', () => {
    vi.useFakeTimers();
    const onGone = vi.fn<(id: string | number) => void>();
    const { rerender } = render(<ToastRegion toast={{ id: 7, text: 'One' }} onGone={onGone} />);
    act(() => void vi.advanceTimersByTime(1500));
    rerender(<ToastRegion toast={{ id: 8, text: 'Two' }} onGone={onGone} />);
    act(() => void vi.advanceTimersByTime(1499));
    expect(onGone.mock.calls).toEqual([[7]]);
  });

  test('HOUSE a toast with an action stays until it is answered', () => {
    vi.useFakeTimers();
    const onGone = vi.fn<(id: string | number) => void>();
    const onPress = vi.fn<() => void>();
    const toast = { id: 'slow', text: 'No answer in 10 s', action: { label: 'Retry', onPress } };
    render(<ToastRegion toast={toast} onGone={onGone} />);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onGone).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(onPress).toHaveBeenCalledOnce();
    expect(onGone).toHaveBeenCalledWith('slow');
  });
});

function Row() {
  const [open, setOpen] = useState(false);
  const [hasAction, setAction] = useState(true);
  const end = () => {
    setAction(false);
    setOpen(false);
  };
  return (
    <article tabIndex={-1} aria-label="Row">
      {hasAction && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <Notice
        title="Verify"
        open={open}
        onClose={end}
        actions={
          <button type="button" onClick={end}>
            Close
          </button>
        }
      />
    </article>
  );
}

test('HOUSE where what opened it is gone, the focus returns to its place', async () => {
  render(<Row />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settle();
  expect(overlay()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Row' }));
});
