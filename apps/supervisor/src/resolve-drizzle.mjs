// Resolves Drizzle's files without reading its package.json again. Node 24 parses all of it, 179 kB, for every import of a `.js` file there, several hundred times: half of the server's start and two thirds of the supervisor's (docs/performance.md, "Start"). Plain JavaScript, because it is loaded before anything is compiled.
import { registerHooks } from 'node:module';

const isDrizzle = /^drizzle-orm(\/|$)/;
const inside = '/node_modules/drizzle-orm/';
const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (isDrizzle.test(specifier)) return once(specifier, () => next(specifier, context));
    // By its package.json all of its `.js` files are modules; its `.cjs` files are left to Node.
    const isOwn = specifier.startsWith('.') && context.parentURL?.includes(inside);
    if (!isOwn || !specifier.endsWith('.js')) return next(specifier, context);
    const url = new URL(specifier, context.parentURL).href;
    return { url, format: 'module', shortCircuit: true };
  },
});

function once(specifier, find) {
  const known = found.get(specifier);
  if (known) return known;
  const result = { ...find(), shortCircuit: true };
  found.set(specifier, result);
  return result;
}
