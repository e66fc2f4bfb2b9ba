// The light that all marks share, over any colour: it falls from the top.

/** Gradient of the light. A shape over a flat one uses it as `url(#id)`. */
export function Lit({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop stopColor="#fff" stopOpacity=".6" />
      <stop offset=".55" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#1a0b00" stopOpacity=".32" />
    </linearGradient>
  );
}
