import { columns, disc, drawn, field, path, rows, star } from './shapes.ts';

const white = '#fff';

/** Saint Patrick's cross: each arm lies on one side of its diagonal, and on the other side in the other half. */
const patrick =
  'M0 0L12 8.5l-.65.92L-.65.92zM24 0L12 8.5l-.65-.92L23.35-.92zM0 17L12 8.5l.65.92L.65 17.92zM24 17L12 8.5l.65-.92L24.65 16.08z';

/** The five small shields of the Portuguese arms. */
const quinas = [
  [9.6, 7],
  [8.7, 8.3],
  [9.6, 8.3],
  [10.5, 8.3],
  [9.6, 9.6],
] as const;

export const europe = {
  AT: rows(['#c8102e', 1], [white, 1], ['#c8102e', 1]),
  DE: rows(['#000', 1], ['#d00', 1], ['#ffce00', 1]),
  ES:
    rows(['#aa151b', 1], ['#f1bf00', 2], ['#aa151b', 1]) +
    path('#ccc', 'M4.9 6.8h.8v4.6h-.8zM10.3 6.8h.8v4.6h-.8z') +
    path('#aa151b', 'M6.2 6.6h3.6v3.6q0 1.4-1.8 1.7-1.8-.3-1.8-1.7z') +
    path(white, 'M8 6.6h1.8v2.5H8z') +
    path('#f1bf00', 'M6.2 9.1h.45v2.1l-.45-.6zM7.1 9.1h.45v2.7l-.45-.2z') +
    path('#aa151b', 'M6.4 6.3l-.3-1.5 1 .5.9-1 .9 1 1-.5-.3 1.5z'),
  FR: columns(['#000091', 1], [white, 1], ['#e1000f', 1]),
  GB:
    field('#012169') +
    drawn(white, 3.4, '<path d="M0 0l24 17M24 0L0 17"/>') +
    path('#c8102e', patrick) +
    path(white, 'M9.17 0h5.66v17H9.17zM0 5.67h24v5.66H0z') +
    path('#c8102e', 'M10.3 0h3.4v17h-3.4zM0 6.8h24v3.4H0z'),
  IT: columns(['#008c45', 1], ['#f4f5f0', 1], ['#cd212a', 1]),
  NL: rows(['#ae1c28', 1], [white, 1], ['#21468b', 1]),
  PL: rows([white, 1], ['#dc143c', 1]),
  PT:
    columns(['#060', 2], ['#f00', 3]) +
    disc('#ff0', { x: 9.6, y: 8.5, r: 4.25 }) +
    drawn('#8a6d00', 0.3, '<path d="M5.4 8.5h8.4M7 5.2l5.2 6.6M12.2 5.2L7 11.8"/>') +
    path('#f00', 'M7 5.6h5.2v3.8q0 2.2-2.6 2.7Q7 11.6 7 9.4z') +
    path(white, 'M7.8 6.3h3.6v3q0 1.5-1.8 2-1.8-.5-1.8-2z') +
    quinas.map(([x, y]) => disc('#039', { x, y, r: 0.42 })).join(''),
  TR:
    field('#e30a17') +
    disc(white, { x: 8.5, y: 8.5, r: 4.25 }) +
    disc('#e30a17', { x: 9.56, y: 8.5, r: 3.4 }) +
    star(white, { x: 13.95, y: 8.5, r: 2.13, turn: -90 }),
};
