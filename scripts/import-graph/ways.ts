// How many files of ours a call passes. It follows what functions mention: names that are declared beside them or imported, and
// functions that come as arguments. Such a function is looked for, by its name, among the objects of the files that are imported
// (a store's methods), then among those of the files that put the server together. Files that only pass names on are not counted.
import { resolveImport, type PackagePaths } from '../lint/resolve-import.ts';
import { outlineOf, type Declared, type Outline } from './calls.ts';

export type Stop = { file: string; name: string };
/** From the first stop to the last; more than one stop may lie in a file. */
export type Way = Stop[];

export type Code = {
  outlines: Map<string, Outline>;
  packages: PackagePaths[];
  /** The files that hand the modules what they need. */
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

/** Where a name that a file offers is really declared. */
function declaredAt(code: Code, { file, name }: Stop): Stop | null {
  const outline = code.outlines.get(file);
  if (outline?.declared.has(name)) return { file, name };
  const on = outline?.passedOn.get(name);
  const target = on && fileOf(code, on.specifier, file);
  return on && target ? declaredAt(code, { file: target, name: on.name }) : null;
}

/** The files behind a file's imports, and behind those that only pass names on. */
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

const declarationsOf = (code: Code, file: string): [string, Declared][] => [
  ...(code.outlines.get(file)?.declared ?? []),
];

/** A function that came as an argument: a method of something imported, or what the server was put together with. */
function handedIn(code: Code, name: string, from: string): Stop[] {
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

/** What a name means in a file: declared there, or imported. */
function named(code: Code, name: string, file: string): Stop | null {
  const outline = code.outlines.get(file);
  if (outline?.declared.has(name)) return { file, name };
  const from = outline?.imported.get(name);
  const target = from && fileOf(code, from.specifier, file);
  return from && target ? declaredAt(code, { file: target, name: from.name }) : null;
}

function nextOf(code: Code, { file, name }: Stop): Stop[] {
  const here = code.outlines.get(file)?.declared.get(name);
  if (!here) return [];
  const known = [...here.names].flatMap((each) => named(code, each, file) ?? []);
  const strangers = [...here.called].filter((each) => named(code, each, file) === null);
  return [...known, ...strangers.flatMap((each) => handedIn(code, each, file))];
}

export const filesOf = (way: Way): string[] => [...new Set(way.map(({ file }) => file))];

/** The ways that pass the fewest files, from some stops to all that they reach. None goes on behind a file that ends it. */
export function waysFrom(code: Code, starts: Stop[], isEnd: (file: string) => boolean): Way[] {
  const ways = new Map<string, Way>();
  const rim: Way[] = starts.map((start) => [start]);
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
