// Tolerates browsers' translators, which put <font> elements around or in place of texts that React manages. When React removes such a
// text or inserts before it, the browser finds it under another parent and throws, and React would unmount the page.

/** Whether a node is a translator's: our pages have no <font>, and operators may write none. */
const isTranslation = ({ nodeName }: Node): boolean => nodeName === 'FONT';

/** Returns the child of `parent` that a translator put around or in place of `child`; null if there is none. */
function standInOf(child: Node, parent: Node): Node | null {
  let around: Node | null = child.parentNode;
  while (around && around.parentNode !== parent) around = around.parentNode;
  if (around) return around;
  // Replaced: which of the translations belongs to the text is unknown.
  return [...parent.childNodes].find(isTranslation) ?? null;
}

/** Patches the DOM's methods, and returns a function that restores them. */
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
