import styles from './line-graph.module.css';

/** Circle, square, diamond, triangle and cross: lines differ by their marks and dashes, not by colour alone. */
const SHAPES = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  'M-4.5-4.5h9v9h-9Z',
  'M0-6.5 6.5 0 0 6.5-6.5 0Z',
  'M0-6 6 4.5H-6Z',
  'M-6.5-2h4.5v-4.5h4v4.5h4.5v4h-4.5v4.5h-4v-4.5h-4.5Z',
] as const;

export interface MarkProps {
  /** Which of the chart's lines it marks, from 0. */
  readonly index: number;
  readonly x: string;
  readonly y: string;
}

/** A mark of a line. Its place may be in per cent, while its size never changes. */
export function Mark({ index, x, y }: MarkProps) {
  return (
    <svg x={x} y={y} className={styles.mark} aria-hidden="true">
      <path d={SHAPES[index % SHAPES.length]} />
    </svg>
  );
}
