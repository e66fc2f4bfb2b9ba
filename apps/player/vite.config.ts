// Two builds of one source: for the browser (`vite build`), and for the server that renders the first paint (`vite build --ssr src/render.tsx`).
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks, listModules, replaceLoader, nameAsset, nameFile } from './chunks.ts';

/** Files that are loaded before any page is requested: a list of them for each page would only enlarge the first file. */
const first = /\/(?:base|rolldown-runtime|early-start|main)-[^/]+\.js$/;
function leaveOutFirst(file: string, files: string[]): string[] {
  const others = files.filter((each) => !first.test(each));
  return others.every((each) => each === file) ? [] : others;
}

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  base: '/m/',
  plugins: [react(), ...(isSsrBuild ? [] : [listModules(), replaceLoader()])],
  // The server's bundle contains React's production half, too, whatever the server's own NODE_ENV is.
  ...(mode === 'production' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : ['chrome111', 'safari16.4'],
    modulePreload: { polyfill: false, resolveDependencies: leaveOutFirst },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The second input is a style sheet without scripts; pages link it separately.
          input: ['src/main.tsx', 'src/app/wide/wide.css'],
          // The contract's endpoints are plain data: each page includes only those that it calls.
          treeshake: { manualPureFunctions: ['endpoint'] },
          // The first file names every page's file, and hashes do not compress: seven characters suffice; the bundler accepts no fewer.
          output: {
            codeSplitting: chunks(),
            chunkFileNames: nameFile,
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: nameAsset,
          },
        },
  },
  // The built bundle contains its packages. In development Node loads them: some are CommonJS.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
}));
