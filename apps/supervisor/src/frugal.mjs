// How processes of ours hold less memory than Node and glibc would (docs/performance.md, "Memory"), and start sooner. Plain JavaScript, because the machine's own Node starts the first of them.

/** Unless told, V8 lets what was made last take what a large machine has, 110 MB more for each process before anybody asked for anything, and lets the rest grow to several times what lives. */
export const frugalFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
  `--import=${new URL('resolve-drizzle.mjs', import.meta.url).href}`,
];

export const frugalEnvironment = {
  // glibc gives each of a dozen threads a heap of its own, which keeps what was freed: 48 MB under load.
  MALLOC_ARENA_MAX: '2',
  // Large blocks go back to the system when they are freed. Unless told, glibc keeps them after the first few: 19 MB for each password that was compared beside others.
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
