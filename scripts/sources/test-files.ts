// Patterns of test code, shared by the linter's rules and `npm run requirements`.

/** A pattern of files that contain tests. */
const specs = '\\.(test|spec)\\.tsx?$';

/** A pattern of all test code: tests, and the `testing` folders that only tests use. */
export const testCode = `(?<![^/])testing/|${specs}`;
