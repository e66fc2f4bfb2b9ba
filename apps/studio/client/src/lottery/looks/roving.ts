// Roving focus: buttons in rows with one tab stop and arrow keys inside. In right-to-left writing the rows are mirrored, and
// left and right with them.

/** Returns the step of an arrow key; 0 for any other key. */
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

export type RovingFocus = { goTo: (index: number) => void };

/** Adds the keys to the cells of a CSS grid, which gives the number of columns. */
export function rove(grid: HTMLElement, cells: readonly HTMLElement[]): RovingFocus {
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
    // An arrow key at the upper or lower edge has no effect.
    if (Number.isFinite(step) && place !== index + step) return;
    goTo(place);
    cells[place]?.focus();
  });
  goTo(0);
  return { goTo };
}
