// The service worker as one file, served at /m/sw.js.
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4'],
    lib: {
      entry: 'src/service-worker/service-worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'sw.js',
    },
  },
});
