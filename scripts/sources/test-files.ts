// Which files are test code. Said once, for the linter's rules and for `npm run requirements`.

/** A pattern of the files that hold tests. */
const specs = '\\.(test|spec)\\.tsx?$';

/** A pattern of all test code: what stands in a `testing` folder only tests use. */
export const testCode = `(?<![^/])testing/|${specs}`;
