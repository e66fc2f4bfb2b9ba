// Counts the files that a call passes. It follows the names that functions use: declared in the same file, imported, or passed as
// arguments. An argument's function is searched by name among the objects of the imported files (a store's methods), then among
// those of the files that assemble the server. Files that only re-export names are not counted.
import { resolveImport, type PackagePaths } from '../lint/resolve-import.ts';
import { outlineOf, type Declaration, type Outline } from './calls.ts';

export type FileMember = { file: string; name: string };
/** A path of calls from first to last; several members may be in one file. */
export type CallPath = FileMember[];

export type Code = {
  outlines: Map<string, Outline>;
  packages: PackagePaths[];
  /** The files that pass dependencies to the modules. */
  composing: string[];
};

export function readCode(
  texts: Map<string, string>,
  packages: PackagePaths[],
  composing: (file: string) => boolean,
): Code {
  const outlines = new Map([...texts].map(([file, text]) => [file, outlineOf(file, text)]));
  return { outlines, packages, composing: [...outlines.keys()].filter(composing) };
}

const fileOf = ({ outlines, packages }: Code, specifier: string, from: string): string | null => {
  const stem = resolveImport(specifier, from, packages);
  return [`${stem}.ts`, `${stem}.tsx`].find((file) => outlines.has(file)) ?? null;
};

/** Finds the declaration of a name that a file exports. */
function declaredAt(code: Code, { file, name }: FileMember): FileMember | null {
  const outline = code.outlines.get(file);
  if (outline?.declared.has(name)) return { file, name };
  const on = outline?.passedOn.get(name);
  const target = on && fileOf(code, on.specifier, file);
  return on && target ? declaredAt(code, { file: target, name: on.name }) : null;
}

/** Lists the files that a file imports, and those behind re-exports. */
function filesBehind(code: Code, file: string): string[] {
  const direct = [...(code.outlines.get(file)?.specifiers ?? [])].flatMap(
    (specifier) => fileOf(code, specifier, file) ?? [],
  );
  const passing = direct.flatMap((each) =>
    [...(code.outlines.get(each)?.passedOn.values() ?? [])].flatMap(
      ({ specifier }) => fileOf(code, specifier, each) ?? [],
    ),
  );
  return [...direct, ...passing];
}

const declarationsOf = (code: Code, file: string): [string, Declaration][] => [
  ...(code.outlines.get(file)?.declared ?? []),
];

/** Finds a function that was passed as an argument: a method of an imported object, or a part with which the server was assembled. */
function handedIn(code: Code, name: string, from: string): FileMember[] {
  const methods = filesBehind(code, from).flatMap((file) =>
    declarationsOf(code, file)
      .filter(([, { members }]) => members.get(name)?.isFunction)
      .map(([owner]) => ({ file, name: owner })),
  );
  if (methods.length > 0) return methods;
  return code.composing.flatMap((file) =>
    declarationsOf(code, file).flatMap(([, { members }]) =>
      [...(members.get(name)?.names ?? [])].flatMap((each) => named(code, each, file) ?? []),
    ),
  );
}

/** Resolves a name in a file: declared there, or imported. */
function named(code: Code, name: string, file: string): FileMember | null {
  const outline = code.outlines.get(file);
  if (outline?.declared.has(name)) return { file, name };
  const from = outline?.imported.get(name);
  const target = from && fileOf(code, from.specifier, file);
  return from && target ? declaredAt(code, { file: target, name: from.name }) : null;
}

function nextOf(code: Code, { file, name }: FileMember): FileMember[] {
  const here = code.outlines.get(file)?.declared.get(name);
  if (!here) return [];
  const known = [...here.names].flatMap((each) => named(code, each, file) ?? []);
  const strangers = [...here.called].filter((each) => named(code, each, file) === null);
  return [...known, ...strangers.flatMap((each) => handedIn(code, each, file))];
}

export const filesOf = (way: CallPath): string[] => [...new Set(way.map(({ file }) => file))];

/** Returns the paths with the fewest files, from the starts to all reachable members. A path ends at a file for which `isEnd` is true. */
export function waysFrom(
  code: Code,
  starts: FileMember[],
  isEnd: (file: string) => boolean,
): CallPath[] {
  const ways = new Map<string, CallPath>();
  const rim: CallPath[] = starts.map((start) => [start]);
  for (let way = rim.shift(); way; way = rim.shift()) {
    const last = way.at(-1);
    const key = `${last?.file} ${last?.name}`;
    if (!last || ways.has(key)) continue;
    ways.set(key, way);
    if (isEnd(last.file)) continue;
    for (const stop of nextOf(code, last)) rim.push([...way, stop]);
    rim.sort((one, two) => filesOf(one).length - filesOf(two).length);
  }
  return [...ways.values()];
}
