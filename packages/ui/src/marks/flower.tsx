const turns = [0, 45, 90, 135, 180, 225, 270, 315];

export function Flower() {
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
