// Set-up of the page tests, whose files share a process and a document: each test leaves the document blank, and a file that changes
// more of the window fails itself, instead of the next file.
import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, vi } from 'vitest';
import { replaceAddress } from '#platform/address.ts';
import { clearDevice } from '#platform/testing/clear-device.ts';
import { teachDialogs } from '#platform/testing/dialog-element.ts';
import { followPage } from '#platform/testing/page-life.ts';
import { noteWindow } from '#platform/testing/window-note.ts';

teachDialogs();
// The first setup prepares the document for simulated typing.
userEvent.setup();
const changed = noteWindow();
const page = followPage();

function blankDocument(): void {
  const { documentElement: root, head, body } = document;
  for (const each of [root, head, body]) {
    for (const name of each.getAttributeNames()) each.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
}

afterEach(() => {
  cleanup();
  page.end();
  // Notifies code that waits for a change of the address, so that it does not wait in the next test.
  replaceAddress('/');
  clearDevice();
  blankDocument();
});

afterAll(() => {
  const hasFakeTimers = vi.isFakeTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  page.stop();
  const left = [...(hasFakeTimers ? ['fake timers'] : []), ...changed()];
  if (left.length > 0) throw new Error(`This file leaves behind: ${left.join(', ')}`);
});
