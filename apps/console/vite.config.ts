// The pages of the back office, one bundle without server rendering. The console's process puts the files into its document by the manifest.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [react()],
  ...(mode === 'production' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: ['chrome111', 'safari16.4'],
    modulePreload: { polyfill: false },
    // React Admin and MUI as one file, which stays in caches while our own code changes.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: ['src/main.tsx'],
      treeshake: { manualPureFunctions: ['endpoint'] },
      output: {
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] },
        chunkFileNames: 'assets/[name]-[hash:8].js',
        entryFileNames: 'assets/[name]-[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:8][extname]',
      },
    },
  },
}));
