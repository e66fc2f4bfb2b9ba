import { useId } from 'react';

/** Gradient of the light that all marks share, which falls from the top. A shape over a flat one uses it as `url(#id)`. */
function Lit({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop stopColor="#fff" stopOpacity=".6" />
      <stop offset=".55" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#1a0b00" stopOpacity=".32" />
    </linearGradient>
  );
}

function Disc() {
  const light = useId();
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <Lit id={light} />
      </defs>
      <circle cx="16" cy="16" r="14" fill="var(--brand)" />
      <circle cx="16" cy="16" r="14" fill={`url(#${light})`} />
      <circle cx="16" cy="16" r="6" fill="none" stroke="#fff" strokeWidth="4" />
    </svg>
  );
}

function Eclipse() {
  const light = useId();
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <Lit id={light} />
      </defs>
      <circle cx="15" cy="15" r="14" fill="var(--accent)" />
      <circle cx="15" cy="15" r="14" fill={`url(#${light})`} />
      <circle cx="18.6" cy="18.6" r="12.4" fill="var(--brand)" />
      <circle cx="18.6" cy="18.6" r="12.4" fill={`url(#${light})`} />
    </svg>
  );
}

const turns = [0, 45, 90, 135, 180, 225, 270, 315];

function Flower() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      {turns.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn} 16 16)`}>
          <ellipse cx="16" cy="7.6" rx="4.6" ry="6.8" fill="var(--accent)" />
          <ellipse
            cx="16"
            cy="7.6"
            rx="4.6"
            ry="6.8"
            fill={index % 2 ? '#8a3d00' : '#fff'}
            fillOpacity={index % 2 ? 0.14 : 0.12}
          />
        </g>
      ))}
      <circle cx="16" cy="16" r="4.4" fill="var(--brand)" />
    </svg>
  );
}

const marks = { eclipse: Eclipse, flower: Flower, disc: Disc };

/** A built-in logo in the merchant's colours. */
export function Mark({ name }: { name: keyof typeof marks }) {
  const Picture = marks[name];
  return <Picture />;
}
