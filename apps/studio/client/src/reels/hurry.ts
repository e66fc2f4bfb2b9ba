import type { Starts } from '../page/stake/starts.ts';

/** A tap on the scene, or a key, shows all of a round at once, unless the operator's rules forbid it. */
export function hurryBy(scene: HTMLElement, { isPaced }: Starts, showAll: () => void): void {
  if (isPaced) return;
  scene.addEventListener('pointerdown', showAll);
  document.addEventListener('keydown', ({ key, repeat }) => {
    if (!repeat && (key === 'Enter' || key === ' ' || key === 'Escape')) showAll();
  });
}
