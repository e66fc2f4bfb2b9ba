import { useId, type ReactElement } from 'react';

const petals = Array.from({ length: 12 }, (_, petal) => petal * 30 + 8);

type Figure = (props: { shade: string; dusk: string }) => ReactElement;

const GreatEclipse: Figure = ({ shade, dusk }) => (
  <>
    <circle cx="326" cy="126" r="92" fill="var(--accent)" />
    <circle cx="326" cy="126" r="92" fill={shade} />
    <circle cx="337" cy="138" r="89" fill="var(--brand-press)" />
    <circle cx="337" cy="138" r="89" fill={dusk} />
  </>
);

const GreatFlower: Figure = () => {
  const whorl = (y: number, rx: number, ry: number) =>
    petals.map((turn) => (
      <ellipse key={turn} cy={y} rx={rx} ry={ry} transform={`rotate(${turn})`} />
    ));
  return (
    <g transform="translate(352 104)scale(.86)" fill="var(--accent)">
      {whorl(-74, 25, 64)}
      <g fill="#8a3d00" fillOpacity=".1">
        {whorl(-74, 18, 52)}
      </g>
      <g fill="#fff" fillOpacity=".22">
        {whorl(-50, 17, 42)}
      </g>
      <circle r="34" fill="var(--brand)" />
    </g>
  );
};

const GreatDisc: Figure = ({ shade }) => (
  <>
    <circle cx="328" cy="120" r="92" fill="var(--brand)" />
    <circle cx="328" cy="120" r="92" fill={shade} />
    <circle
      cx="328"
      cy="120"
      r="48"
      fill="none"
      stroke="#fff"
      strokeOpacity=".9"
      strokeWidth="22"
    />
  </>
);

const figures: Record<'eclipse' | 'flower' | 'disc', Figure> = {
  eclipse: GreatEclipse,
  flower: GreatFlower,
  disc: GreatDisc,
};

/** The merchant's mark, large, behind the head of the login and registration pages. It covers the last 160 of 390 units, next to the text. */
export function HeadArt({ logo }: { logo: keyof typeof figures }) {
  const id = useId();
  const Great = figures[logo];
  return (
    <svg
      className="head-art"
      viewBox="0 0 390 330"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}g`}>
          <stop stopColor="var(--accent)" stopOpacity=".38" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}l`} cx=".3" cy=".2" r=".95">
          <stop stopColor="#fff" stopOpacity=".38" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#0b0414" stopOpacity=".55" />
        </radialGradient>
        <radialGradient id={`${id}d`} cx=".25" cy=".2" r="1">
          <stop stopColor="#000" stopOpacity="0" />
          <stop offset=".6" stopColor="#000" stopOpacity=".52" />
          <stop offset="1" stopColor="#000" stopOpacity=".85" />
        </radialGradient>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".55" stopColor="var(--bg)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--bg)" />
        </linearGradient>
      </defs>
      <circle cx="290" cy="110" r="210" fill={`url(#${id}g)`} />
      <g fill="none" stroke="var(--t1)" strokeOpacity=".06">
        <circle cx="326" cy="126" r="132" />
        <circle cx="326" cy="126" r="178" />
        <circle cx="326" cy="126" r="232" />
      </g>
      <Great shade={`url(#${id}l)`} dusk={`url(#${id}d)`} />
      <rect width="390" height="330" fill={`url(#${id}f)`} />
    </svg>
  );
}
