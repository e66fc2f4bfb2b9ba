// Creates elements, never from markup: the page's policy does not allow strings as HTML (H1b).
type Value = string | number | boolean | null | undefined | ((event: Event) => void);
type Attributes = Record<string, Value>;
export type Child = Node | string | null | false;

function dress(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
}

const present = (children: Child[]) => children.filter((each) => each !== null && each !== false);

/** Creates an HTML element: `make('button', { class: 'ib', onclick: close }, icon('x'))`. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  dress(element, attributes);
  element.append(...present(children));
  return element;
}

export function draw(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  dress(element, attributes);
  element.append(...present(children));
  return element;
}

export const button = (attributes: Attributes, ...children: Child[]): HTMLButtonElement =>
  make('button', { type: 'button', ...attributes }, ...children);

/** Disables a control so that it keeps the focus, unlike `disabled`. */
export function setDisabled(element: Element, isDisabled: boolean): void {
  element.setAttribute('aria-disabled', String(isDisabled));
}
export const isDisabled = (element: Element): boolean =>
  element.getAttribute('aria-disabled') === 'true';

/** Replaces the children. Equal ones stay in place, so that they keep their focus and scroll position. */
export function renew(element: Element, ...children: (Element | null)[]): void {
  const old = [...element.children];
  const next = children
    .filter((each) => each !== null)
    .map((child) => {
      const place = old.findIndex((each) => each.isEqualNode(child));
      return place < 0 ? child : (old.splice(place, 1)[0] ?? child);
    });
  for (const gone of old) gone.remove();
  for (const [place, child] of next.entries()) {
    const there = element.children[place];
    if (there !== child) element.insertBefore(child, there ?? null);
  }
}

export function setText(element: Element, text: string): void {
  // Not written if equal, because a screen reader would read the text again.
  if (element.textContent !== text) element.textContent = text;
}
