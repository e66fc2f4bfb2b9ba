// The early script as one small file without imports, which the server puts into the head of every page.
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    outDir: 'dist/early',
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4'],
    lib: {
      entry: 'src/early/early.ts',
      formats: ['iife'],
      name: 'early',
      fileName: () => 'early.js',
    },
  },
});
