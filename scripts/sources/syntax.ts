// Parses one of our files to a syntax tree, for scripts that must understand code and not only search it. TypeScript 7 has no API for that.
import { parseSync, visitorKeys, type Node, type Program } from 'oxc-parser';

export type { Node };

export function parse(file: string, text: string): Program {
  const { program, errors } = parseSync(file, text, { preserveParens: false });
  const [first] = errors;
  if (first) throw new Error(`${file}: ${first.message}`);
  return program;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** True for the node of a type. An expression with `as`, `!` or `satisfies` is not one. */
export const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !/^TS(As|NonNull|Satisfies|Instantiation)/.test(type);

function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, unknown>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => [fields[key]].flat().filter(isNode));
}

/** Visits a tree from the root. A node for which `visit` returns false is not entered. */
export function walk(node: Node, visit: (node: Node, above: Node[]) => boolean | void): void {
  const enter = (each: Node, above: Node[]): void => {
    if (visit(each, above) === false) return;
    const path = [...above, each];
    for (const child of childrenOf(each)) enter(child, path);
  };
  enter(node, []);
}
