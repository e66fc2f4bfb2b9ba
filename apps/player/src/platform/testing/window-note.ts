// What a test file changed of the window and its classes, and did not set back: the next file would find it there.

type Made = { prototype?: object };
type Place = { name: string; owner: object; isRead: boolean };

/** Every class of the window, and what stands but once. Only of the window itself each value is read: jsdom gives them all by getters. */
function listPlaces(): Place[] {
  const single = { document, navigator, history, performance, URL };
  const classes = Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({ name, made: Reflect.get(window, name) as unknown }))
    .filter(({ made }) => typeof made === 'function')
    .map(({ name, made }) => ({ name: `${name}.prototype`, owner: (made as Made).prototype }))
    .filter((each): each is { name: string; owner: object } => typeof each.owner === 'object');
  return [
    { name: 'window', owner: window, isRead: true },
    ...Object.entries(single).map(([name, owner]) => ({ name, owner, isRead: false })),
    ...classes.map((each) => ({ ...each, isRead: false })),
  ];
}

/** Libraries set a line before what they keep there for themselves; the event is the one that is being told. */
const isOurs = (key: string): boolean => !/^_|^event$|^IS_REACT_ACT_ENVIRONMENT$/.test(key);

function valueOf({ owner, isRead }: Place, key: string): unknown {
  if (isRead) return Reflect.get(owner, key);
  const descriptor = Object.getOwnPropertyDescriptor(owner, key);
  return descriptor?.get ?? descriptor?.value;
}

const valuesOf = (place: Place) =>
  new Map(
    Object.getOwnPropertyNames(place.owner)
      .filter(isOurs)
      .map((key) => [key, valueOf(place, key)]),
  );

/** From now on; answers the names of what is not as it was. */
export function noteWindow(): () => string[] {
  const noted = listPlaces().map((place) => ({ place, before: valuesOf(place) }));
  return () =>
    noted.flatMap(({ place, before }) => {
      const now = valuesOf(place);
      return [...new Set([...before.keys(), ...now.keys()])]
        .filter((key) => !Object.is(before.get(key), now.get(key)))
        .map((key) => `${place.name}.${key}`);
    });
}
