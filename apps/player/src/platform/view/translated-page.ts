// Browsers' translators put <font> elements around or in the place of texts that React keeps. When React takes such a text away, or puts
// something before it, the browser finds it elsewhere and throws, and React would throw the page away.

/** No page of ours has one, and operators may write none. */
const isTranslation = ({ nodeName }: Node): boolean => nodeName === 'FONT';

/** What stands in `parent` for a child of it that a translator wrapped or replaced; null where nothing does. */
function standInOf(child: Node, parent: Node): Node | null {
  let around: Node | null = child.parentNode;
  while (around && around.parentNode !== parent) around = around.parentNode;
  if (around) return around;
  // Replaced: which text it was nobody knows any more.
  return [...parent.childNodes].find(isTranslation) ?? null;
}

/** From now on. Returns a function that stops it. */
export function surviveTranslators(): () => void {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const standIn = standInOf(child, this);
    if (standIn) removeChild.call(this, standIn);
    return child;
  };
  prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    added: T,
    before: Node | null,
  ): T {
    const isHere = before === null || before.parentNode === this;
    return insertBefore.call(this, added, isHere ? before : standInOf(before, this)) as T;
  };
  return () => Object.assign(prototype, { removeChild, insertBefore });
}
