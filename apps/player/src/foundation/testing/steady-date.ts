// The stopped clock of page tests: always the same noon, so that no midnight, month or change to daylight saving falls between two
// reads, and a page shows the same dates every day.
// A test that needs time to pass uses `vi.useFakeTimers({ toFake: ['Date', …] })`, which begins at this noon.

/** Noon in the machine's time zone, since pages show local time. */
const noon = new Date(2026, 10, 21, 12).getTime();

/** Sets the clock to the noon for the rest of this process. */
export function holdDate(): void {
  Date.now = () => noon;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given: [], made) =>
      Reflect.construct(date, given.length > 0 ? given : [date.now()], made) as Date,
  });
}
