// What a test file changed of the window and its classes, and did not set back: the next file would find it there.

type WindowClass = { prototype?: object };
/** An object whose properties are compared: by their values, or by what defines them. */
type Watched = { name: string; owner: object; isRead: boolean };

/** The window, its singletons and the prototype of each of its classes. Values are read of the window alone, whose properties jsdom defines by getters. */
function listWatched(): Watched[] {
  const single = { document, navigator, history, performance, URL };
  const classes = Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({ name, made: Reflect.get(window, name) as unknown }))
    .filter(({ made }) => typeof made === 'function')
    .map(({ name, made }) => ({
      name: `${name}.prototype`,
      owner: (made as WindowClass).prototype,
    }))
    .filter((each): each is { name: string; owner: object } => typeof each.owner === 'object');
  return [
    { name: 'window', owner: window, isRead: true },
    ...Object.entries(single).map(([name, owner]) => ({ name, owner, isRead: false })),
    ...classes.map((each) => ({ ...each, isRead: false })),
  ];
}

/** Libraries set a line before what they keep there for themselves; the event is the one that is being told. */
const isOurs = (key: string): boolean => !/^_|^event$|^IS_REACT_ACT_ENVIRONMENT$/.test(key);

function valueOf({ owner, isRead }: Watched, key: string): unknown {
  if (isRead) return Reflect.get(owner, key);
  const descriptor = Object.getOwnPropertyDescriptor(owner, key);
  return descriptor?.get ?? descriptor?.value;
}

const valuesOf = (watched: Watched) =>
  new Map(
    Object.getOwnPropertyNames(watched.owner)
      .filter(isOurs)
      .map((key) => [key, valueOf(watched, key)]),
  );

/** Notes the window as it is now. Call what it returns for the names of the properties that have changed since. */
export function noteWindow(): () => string[] {
  const noted = listWatched().map((watched) => ({ watched, before: valuesOf(watched) }));
  return () =>
    noted.flatMap(({ watched, before }) => {
      const now = valuesOf(watched);
      return [...new Set([...before.keys(), ...now.keys()])]
        .filter((key) => !Object.is(before.get(key), now.get(key)))
        .map((key) => `${watched.name}.${key}`);
    });
}
