/** Items side by side. */
const COLUMNS = 2;

/**
 * Where an arrow key leads in grids that stand one below the other; the same index where it leads nowhere.
 * @param sizes number of items in each grid
 * @param at index of the item over all grids
 */
export function gridStep(sizes: readonly number[], at: number, key: string): number {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(total - 1, at + 1);
  const rows = rowsOf(sizes);
  const row = rows.findIndex(({ start, length }) => at >= start && at < start + length);
  const next = rows[row + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return at;
  const column = at - (rows[row]?.start ?? 0);
  return next.start + Math.min(column, next.length - 1);
}

interface Row {
  readonly start: number;
  readonly length: number;
}

function rowsOf(sizes: readonly number[]): readonly Row[] {
  let start = 0;
  return sizes.flatMap((size) => {
    const first = start;
    start += size;
    return Array.from({ length: Math.ceil(size / COLUMNS) }, (_, row) => ({
      start: first + row * COLUMNS,
      length: Math.min(COLUMNS, size - row * COLUMNS),
    }));
  });
}
