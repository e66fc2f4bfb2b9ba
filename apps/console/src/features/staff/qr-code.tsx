import { encodeQR } from 'qr';
import { useMemo } from 'react';
import css from './staff.module.css';

/** The path of a QR code: one bar for each run of dark cells in a row. */
function drawBars(rows: readonly (readonly boolean[])[]): string {
  const runs = rows.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...line.matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    );
  });
  return runs.join('');
}

/** A QR code, dark on white so that cameras can read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 2 }), [text]);
  const bars = useMemo(() => drawBars(rows), [rows]);
  return (
    <div className={css.qr}>
      <span className={css.hidden}>{label}</span>
      <svg
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={bars} />
      </svg>
    </div>
  );
}
