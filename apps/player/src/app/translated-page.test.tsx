// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { surviveTranslators } from '#platform/view/translated-page.ts';

let stop: () => void;
beforeEach(() => {
  stop = surviveTranslators();
});
afterEach(() => stop());

/** A page with a lone text, a text beside an element, a text that is rendered on demand, and one behind an inserted element. */
function Page() {
  const [count, setCount] = useState(0);
  const [isShort, setShort] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <button type="button" onClick={() => setShort(!isShort)}>
        Shorten
      </button>
      <p data-testid="alone">{`Balance ${count}`}</p>
      <p data-testid="beside">
        <b>!</b>
        {isShort ? null : 'Long words'}
      </p>
      <p data-testid="behind">
        {isShort && <i>New</i>}
        {'Last words'}
      </p>
      {isShort ? null : <p data-testid="gone">Goes as a whole</p>}
    </>
  );
}

const textsOf = (place: Element): Text[] => {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};
const font = (child: Node | string) => {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(child);
  outer.append(inner);
  return outer;
};
/** Replacements that browsers' translators make: an element around each text, or a new text in its position. */
const translators = {
  wraps: (text: Text) => {
    const place = document.createComment('');
    text.replaceWith(place);
    place.replaceWith(font(text));
  },
  replaces: (text: Text) => text.replaceWith(font(`<${text.data}>`)),
};
const said = (name: string) => screen.getByTestId(name).textContent.replaceAll(/[<>]/g, '');
const press = (at: number) =>
  act(async () => document.querySelectorAll<HTMLElement>('button')[at]?.click());

describe.each(Object.entries(translators))('a translator that %s texts', (_, translate) => {
  it('LANG-06 the page goes on: texts change, come and go, and what is beside them stays', async () => {
    await showInSite(<Page />);
    for (const text of textsOf(document.body)) translate(text);
    await press(0);
    expect(said('alone')).toBe('Balance 1');
    await press(1);
    expect(said('beside')).toBe('!');
    expect(said('behind')).toBe('NewLast words');
    expect(screen.queryByTestId('gone')).toBeNull();
    await press(1);
    expect(said('beside')).toBe('!Long words');
    expect(said('behind')).toBe('Last words');
    expect(said('gone')).toBe('Goes as a whole');
    for (const text of textsOf(document.body)) translate(text);
    await user.click(screen.getAllByRole('button')[0] ?? document.body);
    expect(said('alone')).toBe('Balance 2');
  });
});
