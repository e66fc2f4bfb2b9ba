// One lantern: unlit picture, sign, lit picture above, glow behind. They are separate pictures, so that lighting is only opacity.
import { draw, make } from '../page/element.ts';
import { bodies, signPath } from './shapes.ts';

export type Lantern = {
  element: HTMLElement;
  /** Sets the sign while the lantern is dark. */
  setSign: (sign: string | null) => void;
  light: (milliseconds: number) => Promise<void>;
  /** Darkens the lantern. A sign that was shown stays readable. */
  dim: (milliseconds: number) => Promise<void>;
  reset: () => void;
};

function picture(place: number, kind: 'on' | 'off', sign: SVGElement): SVGElement {
  const body = bodies[place] ?? bodies[0];
  if (!body) throw new RangeError('There are three lanterns.');
  const [tag, attributes] = body.shape;
  const { edge, ribs } = body;
  const cap = (y: number) =>
    draw('rect', { class: 'cap', x: -18, y, width: 36, height: 11, rx: 5.5 });
  return draw(
    'svg',
    { class: `lantern-${kind}`, viewBox: '-52 -66 104 156', 'aria-hidden': 'true' },
    cap(-edge - 11),
    draw(tag, { ...attributes, fill: `url(#${kind})` }),
    draw('path', { class: 'ribs', d: ribs }),
    sign,
    cap(edge),
    draw('path', { class: 'tassel', d: `M-8 ${edge + 11}v17M0 ${edge + 11}v23M8 ${edge + 11}v17` }),
  );
}

export function createLantern(place: number): Lantern {
  const marks = [draw('path', { class: 'sign' }), draw('path', { class: 'sign' })] as const;
  const glow = make('i', { class: 'glow' });
  const unlit = picture(place, 'off', marks[0]);
  const lit = picture(place, 'on', marks[1]);
  const layers = [glow, lit];
  const fade = async (elements: Element[], to: 0 | 1, duration: number) => {
    const options = { duration, fill: 'forwards', easing: 'cubic-bezier(.2,0,0,1)' } as const;
    await Promise.allSettled(
      elements.map((each) => each.animate({ opacity: to }, options).finished),
    );
  };
  return {
    element: make('div', { class: `lantern lantern--${place + 1}` }, glow, unlit, lit),
    setSign: (sign) => {
      for (const mark of marks) mark.setAttribute('d', sign === null ? '' : signPath(sign));
    },
    light: (milliseconds) => fade(layers, 1, milliseconds),
    dim: (milliseconds) => fade(layers, 0, milliseconds),
    reset: () => {
      for (const layer of layers) for (const motion of layer.getAnimations()) motion.cancel();
    },
  };
}
