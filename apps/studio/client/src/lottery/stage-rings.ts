import { draw } from '../page/element.ts';

/** The quiet rings behind the balls. */
export const stageRings = (): SVGElement =>
  draw(
    'svg',
    {
      class: 'stage-rings',
      viewBox: '0 0 358 300',
      preserveAspectRatio: 'xMidYMin slice',
      'aria-hidden': 'true',
    },
    ...[96, 150, 206, 266].map((r) => draw('circle', { cx: 179, cy: 92, r })),
  );
