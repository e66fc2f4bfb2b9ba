// Changes to a program after which it should behave differently. They use the syntax tree: never in types, imports, or texts for people.
import { isType, parse, walk, type Node } from '../sources/syntax.ts';

export type Mutant = { start: number; end: number; text: string; what: string };
type NodeOfType<Type extends Node['type']> = Extract<Node, { type: Type }>;
type Change = (node: Node, source: Source) => Mutant[];
type Source = { text: string; above: Node[] };
type Operator = NodeOfType<'BinaryExpression'>['operator'];

const opposite: Partial<Record<Operator, Operator>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};

const textOf = ({ start, end }: Node, { text }: Source): string => text.slice(start, end);

const replace = ({ start, end }: Node, text: string, what: string): Mutant => ({
  start,
  end,
  text,
  what,
});

const isWords = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Replaces an operator, which is between its two sides. */
function betweenSides(
  { left, right, operator }: NodeOfType<'BinaryExpression'> | NodeOfType<'LogicalExpression'>,
  next: string,
  { text }: Source,
): Mutant {
  const gap = text.slice(left.end, right.start);
  const what = `${operator} becomes ${next}`;
  return { start: left.end, end: right.start, text: gap.replace(operator, next), what };
}

function binary(node: Node, source: Source): Mutant[] {
  if (node.type !== 'BinaryExpression') return [];
  const next = opposite[node.operator];
  const joinsWords = node.operator === '+' && (isWords(node.left) || isWords(node.right));
  return next === undefined || joinsWords ? [] : [betweenSides(node, next, source)];
}

function logical(node: Node, source: Source): Mutant[] {
  if (node.type !== 'LogicalExpression') return [];
  if (node.operator === '??') {
    return [replace(node, textOf(node.left, source), 'the fallback of ?? is dropped')];
  }
  return [betweenSides(node, node.operator === '&&' ? '||' : '&&', source)];
}

const not: Change = (node, source) =>
  node.type === 'UnaryExpression' && node.operator === '!'
    ? [replace(node, textOf(node.argument, source), '! is dropped')]
    : [];

/** True for the meaning in `setting(kind, standing, meaning)`, which is a text for staff. */
const isMeaningOfSetting = (
  node: Node,
  { callee, arguments: given }: NodeOfType<'CallExpression'>,
) => callee.type === 'Identifier' && /^(setting|secret)$/.test(callee.name) && given[2] === node;

const isClassName = (node: Node): boolean =>
  node.type === 'JSXAttribute' && node.name.name === 'className';

/** True for a text that tests can check: not class names, and not keys, which types check. */
function isWordInPlace(node: Node, { above }: Source): boolean {
  const parent = above.at(-1);
  if (above.some(isClassName)) return false;
  if (parent?.type === 'JSXAttribute') return true;
  if (parent?.type === 'ExpressionStatement' || parent?.type === 'ImportExpression') return false;
  if (parent?.type === 'CallExpression') return !isMeaningOfSetting(node, parent);
  if (parent?.type !== 'Property') return true;
  const isSummary = parent.key.type === 'Identifier' && parent.key.name === 'summary';
  return parent.key !== node && !isSummary;
}

function literal(node: Node, source: Source): Mutant[] {
  if (node.type === 'Literal' && typeof node.value === 'number') {
    return [replace(node, String(node.value + 1), `${node.value} becomes ${node.value + 1}`)];
  }
  if (node.type === 'Literal' && typeof node.value === 'bigint') {
    const next = `${node.value + 1n}n`;
    return [replace(node, next, `${node.value}n becomes ${next}`)];
  }
  const isTagged = source.above.at(-1)?.type === 'TaggedTemplateExpression';
  const isEmpty = node.end - node.start === 2;
  if (!isWords(node) || isTagged || isEmpty || !isWordInPlace(node, source)) return [];
  return [replace(node, "''", `${textOf(node, source).slice(0, 40)} is emptied`)];
}

const testOf = (node: Node): Node | null => {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test;
  return node.type === 'WhileStatement' || node.type === 'ForStatement' ? node.test : null;
};

function condition(node: Node): Mutant[] {
  const test = testOf(node);
  if (!test) return [];
  // An endless loop is no useful mutant.
  const isLoop = node.type === 'WhileStatement' || node.type === 'ForStatement';
  const forced = isLoop ? ['false'] : ['true', 'false'];
  return forced.map((each) => replace(test, each, `the condition is always ${each}`));
}

const answered = (node: Node): Node | null => {
  if (node.type === 'ReturnStatement') return node.argument;
  if (node.type !== 'ArrowFunctionExpression') return null;
  return node.body.type === 'BlockStatement' ? null : node.body;
};
const isStatement = /^(is|has|can|some|every|includes|test|startsWith|endsWith)/;
const nameOf = (node: Node): string => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return node.type === 'CallExpression' ? nameOf(node.callee) : '';
};
const isBoolean = (node: Node): boolean => {
  if (node.type === 'BinaryExpression') return /^([<>]=?|[!=]==?|in)$/.test(node.operator);
  if (node.type === 'LogicalExpression') return isBoolean(node.right);
  if (node.type === 'UnaryExpression') return node.operator === '!';
  return isStatement.test(nameOf(node));
};

function answer(node: Node, source: Source): Mutant[] {
  const value = answered(node);
  if (!value || nameOf(value) === 'undefined') return [];
  const what = textOf(value, source).split('\n')[0]?.slice(0, 40) ?? '';
  const dropped = replace(value, 'undefined', `the answer ${what} is dropped`);
  if (!isBoolean(value)) return [dropped];
  return [dropped, replace(value, `!(${textOf(value, source)})`, `the answer ${what} is negated`)];
}

function statement(node: Node, source: Source): Mutant[] {
  if (node.type !== 'ExpressionStatement') return [];
  const { expression } = node;
  const awaited = expression.type === 'AwaitExpression' ? expression.argument : expression;
  const called = awaited.type === 'ChainExpression' ? awaited.expression : awaited;
  if (called.type !== 'CallExpression') return [];
  return [replace(node, ';', `${textOf(called.callee, source)}() is not called`)];
}

function chain(node: Node, { text }: Source): Mutant[] {
  if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') return [];
  if (!node.optional) return [];
  const left = node.type === 'MemberExpression' ? node.object : node.callee;
  const rest = text.slice(left.end, node.end);
  const isDot = node.type === 'MemberExpression' && !node.computed;
  const plain = rest.replace('?.', isDot ? '.' : '');
  return [{ start: left.end, end: node.end, text: plain, what: '?. asks no longer' }];
}

function spread(node: Node, source: Source): Mutant[] {
  const holder = source.above.at(-1)?.type;
  if (node.type !== 'SpreadElement') return [];
  if (holder !== 'ObjectExpression' && holder !== 'ArrayExpression') return [];
  const comma = /^\s*,/.exec(source.text.slice(node.end))?.[0].length ?? 0;
  const what = `${textOf(node, source).split('\n')[0]} is left out`;
  return [{ start: node.start, end: node.end + comma, text: '', what }];
}

const changes: Change[] = [
  binary,
  logical,
  not,
  literal,
  condition,
  answer,
  statement,
  chain,
  spread,
];

/** Returns the mutants by point: those that change the same text are together. */
export function mutantsOf(file: string, text: string): Mutant[][] {
  const points = new Map<string, Mutant[]>();
  walk(parse(file, text), (node, above) => {
    if (isType(node) || node.type === 'ImportDeclaration') return false;
    if (node.type === 'ExportNamedDeclaration' && node.source) return false;
    if (node.type === 'ExportAllDeclaration') return false;
    for (const mutant of changes.flatMap((change) => change(node, { text, above }))) {
      const key = `${mutant.start} ${mutant.end}`;
      points.set(key, [...(points.get(key) ?? []), mutant]);
    }
    return true;
  });
  return [...points.values()];
}

export const applyMutant = (text: string, { start, end, text: changed }: Mutant): string =>
  text.slice(0, start) + changed + text.slice(end);
