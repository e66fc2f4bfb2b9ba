// The clock of page tests: it stands at one noon, so that no midnight, month or change to daylight saving comes between two looks at it, and what a page says of a day is the same on every day.
// A test that needs time to pass takes `vi.useFakeTimers({ toFake: ['Date', …] })`, which begins at this noon.

/** Where the machine is, since pages show local time. */
const noon = new Date(2026, 10, 21, 12).getTime();

/** Sets the clock to the noon for the rest of this process. */
export function holdDate(): void {
  Date.now = () => noon;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given: [], made) =>
      Reflect.construct(date, given.length > 0 ? given : [date.now()], made) as Date,
  });
}
