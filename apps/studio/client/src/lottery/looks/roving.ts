// Buttons in rows as one stop of the Tab key, with the arrows inside. The rows mirror like a calendar, so left and right do too.

/** How far an arrow goes; 0 for any other key. */
function stepOf(key: string, columns: number, isMirrored: boolean): number {
  const side = isMirrored ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowLeft: -side,
    ArrowRight: side,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -Infinity,
    End: Infinity,
  };
  return steps[key] ?? 0;
}

export type Roving = { goTo: (index: number) => void };

/** `grid` is a CSS grid: it tells how many columns there are. */
export function rove(grid: HTMLElement, cells: readonly HTMLElement[]): Roving {
  const goTo = (index: number) => {
    cells.forEach((cell, each) => cell.setAttribute('tabindex', each === index ? '0' : '-1'));
  };
  grid.addEventListener('keydown', (event) => {
    const index = cells.findIndex((cell) => cell === event.target);
    const style = getComputedStyle(grid);
    const columns = style.gridTemplateColumns.split(' ').length;
    const step = stepOf(event.key, columns, style.direction === 'rtl');
    if (index < 0 || step === 0) return;
    event.preventDefault();
    const place = Math.min(cells.length - 1, Math.max(0, index + step));
    // An arrow that leaves the board at its upper or lower edge stays where it is.
    if (Number.isFinite(step) && place !== index + step) return;
    goTo(place);
    cells[place]?.focus();
  });
  goTo(0);
  return { goTo };
}
