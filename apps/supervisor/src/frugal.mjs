// Options with which our processes use less memory than by the defaults of Node and glibc (docs/performance.md, "Memory"). Plain JavaScript, because the machine's own Node starts the first of them.

/** V8's flags. By default V8 sizes the young generation for a large machine, 110 MB more for each idle process, and lets the old generation grow to several times the live data. */
export const frugalFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

export const frugalEnvironment = {
  // By default glibc creates a heap for each of a dozen threads, which retains freed memory: 48 MB under load.
  MALLOC_ARENA_MAX: '2',
  // Returns large freed blocks to the system. By default glibc retains them after the first few: 19 MB for each concurrent password comparison.
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
