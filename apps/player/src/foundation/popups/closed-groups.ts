// Closed groups of announcements, and for how long (POP-06, POP-07): one group for guests, one for members, recognised by their texts.
import { md5 } from '@parlour/client/kept/md5';
import type { AnnouncementCheckbox } from '@parlour/contract/announcements/announcement';
import type { Foundation } from '#foundation/foundation.ts';
import type { KeyValue } from '#platform/storage.ts';

export type AnnouncementGroup = { audience: 'guest' | 'member'; name: string };
type PopupText = { title: string; content: string };

export type ClosedGroups = {
  /** True if each of the items was closed by a reader who did not want to see it now. */
  isHidden: (group: AnnouncementGroup, items: readonly PopupText[]) => boolean;
  /** Stores that the group was closed. `checkbox` is the ticked one: not today, or never again. */
  close: (
    group: AnnouncementGroup,
    items: readonly PopupText[],
    checkbox: Exclude<AnnouncementCheckbox, 'none'> | null,
  ) => void;
};

/** Most stored items of a group: more than a merchant announces in a year. */
const mostKept = 200;

const markOf = ({ title, content }: PopupText): string => md5(title + content);

type Entry = { show: false; items: string[]; at: number };

/** Reads an entry. Malformed data, from another version of the site or edited by hand, counts as no entry. */
function readEntry(storage: KeyValue, key: string): Entry | null {
  try {
    const entry = JSON.parse(storage.read(key) ?? 'null') as Partial<Entry> | null;
    if (!entry || !Array.isArray(entry.items)) return null;
    return { show: false, items: entry.items.map(String), at: Number(entry.at) };
  } catch {
    return null;
  }
}

/** Compares days in the device's time zone. */
const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

export function makeClosedGroups({ site, tabStorage, deviceStorage }: Foundation): ClosedGroups {
  const keyOf = (kind: string, { audience, name }: AnnouncementGroup) =>
    `${site.merchantCode}.${kind}.${audience}.${name}`;
  const stores = [
    { kind: 'popup', storage: tabStorage, isOver: () => false },
    {
      kind: 'popupToday',
      storage: deviceStorage,
      isOver: ({ at }: Entry) => !isSameDay(at, Date.now()),
    },
    { kind: 'popupNever', storage: deviceStorage, isOver: () => false },
  ] as const;
  return {
    isHidden: (group, items) => {
      const marks = items.map(markOf);
      return stores.some(({ kind, storage, isOver }) => {
        const entry = readEntry(storage, keyOf(kind, group));
        return entry && !isOver(entry) && marks.every((mark) => entry.items.includes(mark));
      });
    },
    close: (group, items, checkbox) => {
      const kept = { today: 'popupToday', never: 'popupNever' } as const;
      for (const { kind, storage } of stores) {
        if (kind !== 'popup' && (checkbox === null || kind !== kept[checkbox])) continue;
        const key = keyOf(kind, group);
        const before = readEntry(storage, key)?.items ?? [];
        const marks = new Set([...items.map(markOf), ...before]);
        const entry: Entry = { show: false, items: [...marks].slice(0, mostKept), at: Date.now() };
        storage.write(key, JSON.stringify(entry));
      }
    },
  };
}
