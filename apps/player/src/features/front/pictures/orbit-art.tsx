import { useId, type ReactElement } from 'react';
import type { LogoMark } from '@parlour/contract/theme/theme';
import css from './pictures.module.css';

const wrench =
  'M232 96a72 72 0 0 1-100.94 66L79 222.22c-.12.14-.26.29-.39.42a32 32 0 0 1-45.26-45.26c.14-.13.28-.27.43-.39L94 124.94a72.07 72.07 0 0 1 83.54-98.78a8 8 0 0 1 3.93 13.19L144 80l5.66 26.35L176 112l40.65-37.52a8 8 0 0 1 13.19 3.93A72.6 72.6 0 0 1 232 96';

/** A mark, some 150 units wide, in the middle of the orbits. `light` and `dusk` are fills over its flat colours. */
type Figure = (props: { light: string; dusk: string }) => ReactElement;

const Eclipse: Figure = ({ light, dusk }) => (
  <>
    <circle cx="189" cy="146" r="72" fill="var(--accent)" />
    <circle cx="189" cy="146" r="72" fill={light} />
    <circle cx="199" cy="157" r="69" fill="var(--brand)" />
    <circle cx="199" cy="157" r="69" fill={dusk} />
  </>
);

const petals = Array.from({ length: 12 }, (_, petal) => petal * 30 + 8);

const Flower: Figure = ({ light, dusk }) => {
  const whorl = (y: number, rx: number, ry: number) =>
    petals.map((turn) => (
      <ellipse key={turn} cy={y} rx={rx} ry={ry} transform={`rotate(${turn})`} />
    ));
  return (
    <g transform="translate(195 152)">
      <g fill="var(--accent)">{whorl(-46, 15, 36)}</g>
      <g fill={light} fillOpacity=".3">
        {whorl(-46, 15, 36)}
      </g>
      <g fill="#8a3d00" fillOpacity=".12">
        {whorl(-46, 11, 29)}
      </g>
      <g fill="#fff" fillOpacity=".24">
        {whorl(-31, 10, 24)}
      </g>
      <circle r="21" fill="var(--brand)" />
      <circle r="21" fill={dusk} />
    </g>
  );
};

const Disc: Figure = ({ light, dusk }) => (
  <>
    <circle cx="195" cy="152" r="76" fill="var(--brand)" />
    <circle cx="195" cy="152" r="76" fill={dusk} />
    <circle cx="195" cy="152" r="76" fill={light} fillOpacity=".5" />
    <circle
      cx="195"
      cy="152"
      r="38"
      fill="none"
      stroke="#fff"
      strokeOpacity=".9"
      strokeWidth="18"
    />
  </>
);

const figures: Record<LogoMark, Figure> = { eclipse: Eclipse, flower: Flower, disc: Disc };

/** The merchant's mark, large, with a wrench on an orbit around it, for work that ends soon. */
export function OrbitArt({ logo }: { logo: LogoMark }) {
  const id = useId();
  const Great = figures[logo];
  return (
    <div className="illustration">
      <svg className={css.picture} viewBox="0 0 390 300" aria-hidden="true">
        <defs>
          <radialGradient id={`${id}l`} cx=".3" cy=".25" r=".9">
            <stop stopColor="#fff" stopOpacity=".55" />
            <stop offset=".35" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#0b0414" stopOpacity=".5" />
          </radialGradient>
          <radialGradient id={`${id}d`} cx=".28" cy=".22" r=".95">
            <stop stopColor="#000" stopOpacity="0" />
            <stop offset=".6" stopColor="#000" stopOpacity=".5" />
            <stop offset="1" stopColor="#000" stopOpacity=".8" />
          </radialGradient>
          <radialGradient id={`${id}g`}>
            <stop stopColor="var(--accent)" stopOpacity=".32" />
            <stop offset=".5" stopColor="var(--brand)" stopOpacity=".16" />
            <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx="195" cy="152" r="190" fill={`url(#${id}g)`} />
        <g fill="none" stroke="var(--t1)" strokeOpacity=".13">
          <circle cx="195" cy="152" r="104" strokeDasharray="2 7" strokeLinecap="round" />
          <circle cx="195" cy="152" r="136" />
        </g>
        <Great light={`url(#${id}l)`} dusk={`url(#${id}d)`} />
        <path
          d="M195 16a136 136 0 0 1 117.8 68"
          fill="none"
          stroke="var(--brand-text)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <g transform="translate(312 84)">
          <circle r="22" fill="var(--s2)" stroke="var(--line-2)" />
          <path d={wrench} fill="var(--brand-text)" transform="translate(-11 -11)scale(.0859)" />
        </g>
        <circle cx="91" cy="152" r="7" fill="var(--accent)" />
        <circle cx="243" cy="244" r="5" fill="var(--brand-text)" />
      </svg>
    </div>
  );
}
