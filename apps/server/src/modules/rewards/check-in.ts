// The calendar of the daily sign-in (PROMO-05): a month in the merchant's time zone, and the member's streak.
import {
  addDays,
  dayOf,
  daysBetween,
  firstOf,
  nextOf,
  startOfDay,
  type Day,
} from '@parlour/contract/rewards/local-days';
import type { Language } from '@parlour/contract/languages';
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import type { MemberCall } from '#http/call';
import type { CallAnswer } from '#http/route';
import { streakAt } from './claims/press.ts';
import { listOf } from './claims/store.ts';
import { runs } from './promotions/audience.ts';
import { presentReward } from './promotions/present-promotion.ts';
import type { PromotionRow } from './promotions/store.ts';
import { findViewer } from './promotions/viewer-store.ts';
import { listOwn, type OwnPromotion, type ReadDeps } from './promotions-of.ts';

type Calendar = NonNullable<CallAnswer<'signInCalendar'>>;
type SignIn = Extract<Promotion['rule'], { kind: 'signIn' }>;

/** Reads a month of the calendar, by default this month. Null if no sign-in promotion runs for the member. */
export async function readSignIn(
  call: MemberCall,
  wanted: string | undefined,
  deps: ReadDeps,
): Promise<CallAnswer<'signInCalendar'>> {
  const { merchant, session } = call;
  const at = deps.clock();
  const own = (await listOwn(call, deps)).find(
    ({ row }) => row.definition.rule.kind === 'signIn' && runs(row, at),
  );
  const rule = own?.row.definition.rule;
  if (!own || rule?.kind !== 'signIn') return null;
  const { memberId } = session;
  const [rows, viewer] = await Promise.all([
    deps.database.read(merchant.code, (tx) => listOf(tx, memberId, [own.row.id])),
    deps.database.read(merchant.code, (tx) => findViewer(tx, memberId)),
  ]);
  const timeZone = merchant.setting('timeZone');
  return presentCalendar({
    own,
    rule,
    had: new Set(rows.map(({ occasion }) => occasion)),
    today: dayOf(at, timeZone),
    timeZone,
    wanted,
    language: call.language,
    ...spanOf(own.row, { registeredAt: viewer?.registeredAt ?? at, timeZone }),
  });
}

type Span = { begins: Day; ends: Day | null };

/** The first and last day on which the member can sign in. */
function spanOf(
  { startsAt, createdAt, endsAt }: PromotionRow,
  { registeredAt, timeZone }: { registeredAt: Date; timeZone: string },
): Span {
  const begin = Math.max((startsAt ?? createdAt).getTime(), registeredAt.getTime());
  return {
    begins: dayOf(new Date(begin), timeZone),
    // A promotion that ends at midnight has its last day before it.
    ends: endsAt && dayOf(new Date(endsAt.getTime() - 1), timeZone),
  };
}

type CalendarInput = Span & {
  own: OwnPromotion;
  rule: SignIn;
  had: ReadonlySet<string>;
  today: Day;
  timeZone: string;
  wanted: string | undefined;
  language: Language;
};

function presentCalendar(reading: CalendarInput): Calendar {
  const { own, rule, had, today, timeZone, wanted, begins, language } = reading;
  const first = wanted ? `${wanted}-01` : firstOf('month', today);
  const isSigned = isSignedIn(had, today);
  const streak = streakAt(isSigned ? today : addDays(today, -1), had);
  const { currency } = own.row;
  const { state, reward } = own.claim;
  return {
    promotionId: own.row.id,
    today,
    nextDayAt: startOfDay(addDays(today, 1), timeZone).getTime(),
    month: first.slice(0, 7),
    days: daysOf(first).map((day) => presentDay(day, { ...reading, streak })),
    hasEarlier: begins < first,
    streak,
    longest: longestOf(had),
    streaks: rule.streaks
      .toSorted((one, other) => one.days - other.days)
      .map(({ days, reward: gives }) => ({
        days,
        reward: presentReward(gives, { currency, language }),
        reached: streak >= days,
      })),
    todayReward: isSigned || state === 'ready' ? reward : null,
    claimed: isSigned,
  };
}

function daysOf(first: Day): Day[] {
  const count = daysBetween(first, nextOf('month', first));
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

const isSignedIn = (had: ReadonlySet<string>, day: Day): boolean => had.has(`day ${day}`);

function presentDay(
  day: Day,
  reading: CalendarInput & { streak: number },
): Calendar['days'][number] {
  const { had, today, rule, streak } = reading;
  const state = stateOf(day, reading);
  const inRow = streak + daysBetween(today, day) + (isSignedIn(had, today) ? 0 : 1);
  const isAhead = state === 'today' || state === 'coming';
  return { day, state, gift: isAhead && rule.streaks.some(({ days }) => days === inRow) };
}

function stateOf(
  day: Day,
  { had, today, begins, ends }: CalendarInput,
): Calendar['days'][number]['state'] {
  if (isSignedIn(had, day)) return 'signed';
  if (day < begins || (ends !== null && day > ends)) return 'none';
  if (day === today) return 'today';
  return day < today ? 'missed' : 'coming';
}

/** The longest streak of all times. */
function longestOf(had: ReadonlySet<string>): number {
  const days = [...had].filter((each) => each.startsWith('day ')).map((each) => each.slice(4));
  // A streak is counted once, from its last day.
  const ends = days.filter((day) => !isSignedIn(had, addDays(day, 1)));
  return Math.max(0, ...ends.map((day) => streakAt(day, had)));
}
