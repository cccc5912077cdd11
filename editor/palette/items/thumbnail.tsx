import type { ReactNode } from 'react';
import styles from './thumbnail.module.css';
import type { ThumbnailPart } from './thumbnail-parts.ts';

export interface ThumbnailProps {
  readonly parts: readonly ThumbnailPart[];
}

/** Size of the drawing, in its own units. */
const WIDTH = 96;
const HEIGHT = 56;

/** Between two parts, and around them at the sides. */
const GAP = 5;
const MARGIN = 12;
const INNER = WIDTH - 2 * MARGIN;

const HEIGHTS: Readonly<Record<ThumbnailPart, number>> = {
  box: 36,
  button: 7,
  cards: 18,
  chart: 24,
  columns: 36,
  eyebrow: 2,
  figures: 9,
  form: 14,
  line: 1,
  menu: 4,
  photos: 22,
  picture: 26,
  rows: 20,
  search: 8,
  side: 0,
  space: 24,
  tabs: 24,
  text: 6,
  thirds: 36,
  title: 4,
};

/** A calm drawing of what something looks like; it says nothing that its name does not. */
export function Thumbnail({ parts }: ThumbnailProps) {
  const isBeside = parts.includes('side');
  const stack = fitting(
    parts.filter((part) => part !== 'side' && !(isBeside && part === 'picture')),
  );
  return (
    <svg className={styles.thumbnail} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {isBeside && <Box x={MARGIN - 2} y={10} width={32} height={36} kind="fill" />}
      <g
        transform={isBeside ? `translate(${MARGIN + 36} 0) scale(0.5 1)` : `translate(${MARGIN} 0)`}
      >
        {placed(stack).map(({ part, y }) => (
          <g key={part} transform={`translate(0 ${y})`}>
            {DRAWINGS[part]}
          </g>
        ))}
      </g>
    </svg>
  );
}

/** What is left out first where not everything fits: it tells the least apart. */
const LEAST: readonly ThumbnailPart[] = ['eyebrow', 'text', 'button'];

/** As many parts as fit one below the other. */
function fitting(parts: readonly ThumbnailPart[]): readonly ThumbnailPart[] {
  const [least] = LEAST.filter((part) => parts.includes(part));
  const fits = heightOf(parts) <= HEIGHT - 8;
  if (fits || parts.length === 0) return parts;
  return fitting(parts.filter((part, index) => (least ? part !== least : index > 0)));
}

function heightOf(parts: readonly ThumbnailPart[]): number {
  return parts.reduce((sum, part) => sum + HEIGHTS[part] + GAP, -GAP);
}

function placed(parts: readonly ThumbnailPart[]) {
  const top = (HEIGHT - heightOf(parts)) / 2;
  return parts.map((part, index) => {
    const above = parts.slice(0, index);
    return { part, y: top + (index === 0 ? 0 : heightOf(above) + GAP) };
  });
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly kind: 'fill' | 'ink' | 'soft' | 'accent' | 'outline';
}

function Box({ kind, ...box }: BoxProps) {
  return <rect {...box} rx={Math.min(2, box.height / 2)} className={styles[kind]} />;
}

/** The same thing a few times side by side. */
function row(count: number, draw: (x: number, width: number) => ReactNode): ReactNode {
  const width = (INNER - GAP * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = index * (width + GAP);
    return <g key={x}>{draw(x, width)}</g>;
  });
}

const DRAWINGS: Readonly<Record<ThumbnailPart, ReactNode>> = {
  box: <Box x={0} y={0} width={INNER} height={36} kind="outline" />,
  button: <Box x={0} y={0} width={26} height={7} kind="accent" />,
  cards: row(3, (x, width) => (
    <>
      <Box x={x} y={0} width={width} height={18} kind="fill" />
      <Box x={x + 3} y={4} width={width - 10} height={3} kind="ink" />
      <Box x={x + 3} y={10} width={width - 6} height={2} kind="soft" />
    </>
  )),
  chart: (
    <>
      <Box x={0} y={23} width={INNER} height={1} kind="soft" />
      <path className={styles.curve} d={`M0 20 L18 14 L36 16 L54 7 L${INNER} 2`} />
    </>
  ),
  columns: row(2, (x, width) => <Box x={x} y={0} width={width} height={36} kind="outline" />),
  eyebrow: <Box x={0} y={0} width={18} height={2} kind="accent" />,
  figures: row(3, (x, width) => (
    <>
      <Box x={x} y={0} width={width - 8} height={5} kind="ink" />
      <Box x={x} y={7} width={width - 4} height={2} kind="soft" />
    </>
  )),
  form: (
    <>
      <Box x={0} y={0} width={INNER} height={6} kind="outline" />
      <Box x={0} y={8} width={INNER} height={6} kind="outline" />
    </>
  ),
  line: <Box x={0} y={0} width={INNER} height={1} kind="ink" />,
  menu: (
    <>
      <Box x={0} y={0} width={12} height={4} kind="ink" />
      <Box x={32} y={1} width={10} height={2} kind="soft" />
      <Box x={46} y={1} width={10} height={2} kind="soft" />
      <Box x={60} y={1} width={12} height={2} kind="soft" />
    </>
  ),
  photos: row(3, (x, width) => (
    <>
      <Box x={x} y={0} width={width} height={14} kind="fill" />
      <Box x={x} y={17} width={width - 4} height={3} kind="soft" />
    </>
  )),
  picture: (
    <>
      <Box x={0} y={0} width={INNER} height={26} kind="fill" />
      <path className={styles.hill} d="M4 26 L24 9 L38 20 L48 13 L68 26 Z" />
    </>
  ),
  rows: [0, 7, 14].map((y) => (
    <g key={y}>
      <Box x={0} y={y} width={INNER} height={6} kind="fill" />
      <Box x={3} y={y + 2} width={34} height={2} kind="soft" />
    </g>
  )),
  search: (
    <>
      <Box x={0} y={0} width={INNER - 24} height={8} kind="outline" />
      <Box x={INNER - 21} y={0} width={21} height={8} kind="accent" />
    </>
  ),
  side: null,
  space: (
    <>
      <Box x={0} y={0} width={INNER} height={24} kind="outline" />
      <path className={styles.curve} d={`M${INNER / 2} 6 V18`} />
    </>
  ),
  tabs: (
    <>
      <Box x={0} y={0} width={18} height={3} kind="accent" />
      <Box x={24} y={0} width={18} height={3} kind="soft" />
      <Box x={48} y={0} width={18} height={3} kind="soft" />
      <Box x={0} y={7} width={INNER} height={17} kind="fill" />
    </>
  ),
  text: (
    <>
      <Box x={0} y={0} width={INNER} height={2} kind="soft" />
      <Box x={0} y={4} width={INNER - 20} height={2} kind="soft" />
    </>
  ),
  thirds: row(3, (x, width) => <Box x={x} y={0} width={width} height={36} kind="outline" />),
  title: <Box x={0} y={0} width={46} height={4} kind="ink" />,
};
