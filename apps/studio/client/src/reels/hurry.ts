import type { Starts } from '../page/stake/starts.ts';

/** Lets a tap on the scene, or a key, show all of a round at once, unless the operator's rules set a pace. */
export function hurryBy(scene: HTMLElement, { isPaced }: Starts, showAll: () => void): void {
  if (isPaced) return;
  scene.addEventListener('pointerdown', showAll);
  document.addEventListener('keydown', ({ key, repeat }) => {
    if (!repeat && (key === 'Enter' || key === ' ' || key === 'Escape')) showAll();
  });
}
