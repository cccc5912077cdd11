/** One measured figure, with the bar it must hold where there is one. */
export interface Figure {
  /** Group of the table: `bytes`, `rendering`, … */
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: Bar;
}

export type Bar = { readonly atMost: number } | { readonly atLeast: number };

export function holds({ value, bar }: Figure): boolean {
  if (bar === undefined) return true;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

/** A table for the terminal: group, name, value, bar, verdict. */
export function toTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.group,
    figure.name,
    `${round(figure.value)} ${figure.unit}`,
    barText(figure),
    verdict(figure),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return `${rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}

function verdict(figure: Figure): string {
  if (figure.bar === undefined) return '';
  return holds(figure) ? 'ok' : 'MISSED';
}

function barText({ bar, unit }: Figure): string {
  if (bar === undefined) return '';
  return 'atMost' in bar ? `≤ ${bar.atMost} ${unit}` : `≥ ${bar.atLeast} ${unit}`;
}

function round(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

/** The middle one; benches report medians, since single runs on shared machines jump. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that so many percent do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}
