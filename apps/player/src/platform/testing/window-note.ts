// Changes of the window and its classes that a test file did not undo: the next file would see them.

type WindowClass = { prototype?: object };
/** Object whose properties are compared: by value (`isRead`) or by descriptor. */
type WatchedObject = { name: string; owner: object; isRead: boolean };

/**
 * Lists the window, its singletons and the prototype of each class. Only the window is compared by value, because jsdom defines its
 * properties by getters.
 */
function listWatched(): WatchedObject[] {
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

/** Excludes keys that begin with an underscore, which libraries set, and `event`, the event that is being handled. */
const isOurs = (key: string): boolean => !/^_|^event$|^IS_REACT_ACT_ENVIRONMENT$/.test(key);

function valueOf({ owner, isRead }: WatchedObject, key: string): unknown {
  if (isRead) return Reflect.get(owner, key);
  const descriptor = Object.getOwnPropertyDescriptor(owner, key);
  return descriptor?.get ?? descriptor?.value;
}

const valuesOf = (watched: WatchedObject) =>
  new Map(
    Object.getOwnPropertyNames(watched.owner)
      .filter(isOurs)
      .map((key) => [key, valueOf(watched, key)]),
  );

/** Records the window as it is now. Returns a function that lists the properties changed since. */
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
