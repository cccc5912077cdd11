import type { LineGraphUnits } from '#schemas/documents/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import type { ChartLine, LineChart } from './line-chart.ts';
import styles from './line-graph.module.css';
import { Mark } from './mark.tsx';

/** Width of a character of an axis label and the gap to the next one, in pixels at the usual text size. */
const CHARACTER = 7.2;

const GAP = 12;

/** Longer labels are cut off on the axis; the table has them whole. */
const LONGEST_LABEL = 12;

/** Room for labels on the narrowest phone and on a tablet's half page, in pixels. */
const ROOM = { phone: 220, wide: 460 } as const;

export interface ChartPlotProps {
  readonly chart: LineChart;
  readonly units: Sanitised<LineGraphUnits>;
  /** What the drawing shows, for those who cannot see it. */
  readonly label: string;
}

/** The drawing between its axes. The axes are texts of the page; the table below has what they say. */
export function ChartPlot({ chart, units, label }: ChartPlotProps) {
  return (
    <div className={styles.chart}>
      {units.y !== undefined && (
        <p className={styles.yUnit} aria-hidden="true">
          {units.y}
        </p>
      )}
      <ul className={styles.yAxis} aria-hidden="true">
        {chart.yTicks.map(({ label: tick, at }) => (
          <li key={at}>{tick}</li>
        ))}
      </ul>
      <svg className={styles.plot} role="img" aria-label={label}>
        <Grid chart={chart} />
        {chart.lines.map((line, index) => (
          <g key={`${index} ${line.name}`} className={styles[`line${index + 1}`]}>
            <Curve line={line} base={chart.lines.length === 1 ? chart.base : undefined} />
            {line.marks.map(({ x, y }, at) => (
              <Mark key={at} index={index} x={`${x}%`} y={`${y}%`} />
            ))}
          </g>
        ))}
      </svg>
      <XAxis labels={chart.xLabels} />
      {units.x !== undefined && (
        <p className={styles.xUnit} aria-hidden="true">
          {units.x}
        </p>
      )}
    </div>
  );
}

function Grid({ chart: { yTicks } }: Pick<ChartPlotProps, 'chart'>) {
  return yTicks.map(({ at, isZero }) => (
    <line
      key={at}
      className={isZero ? styles.zero : styles.grid}
      x2="100%"
      y1={`${at}%`}
      y2={`${at}%`}
    />
  ));
}

interface CurveProps {
  readonly line: ChartLine;
  /** Fills the area from this height to the line. */
  readonly base: number | undefined;
}

/** Stretched to the plot's shape; the stroke keeps its width. */
function Curve({ line: { dots }, base }: CurveProps) {
  const path = dots.map(({ x, y }) => `${x} ${y}`).join('L');
  const ends = [dots.at(-1), dots.at(0)].map((dot) => `${dot?.x} ${base}`).join('L');
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {base !== undefined && <path className={styles.area} d={`M${path}L${ends}Z`} />}
      <path className={styles.stroke} d={`M${path}`} />
    </svg>
  );
}

function XAxis({ labels }: { readonly labels: readonly string[] }) {
  const { phone, wide } = labelSteps(labels);
  return (
    <ul className={styles.xAxis} aria-hidden="true">
      {labels.map((label, index) => (
        <li key={`${index} ${label}`} className={index % phone === 0 ? undefined : styles.wideOnly}>
          {index % wide === 0 && <span>{label}</span>}
        </li>
      ))}
    </ul>
  );
}

interface LabelSteps {
  /** 2 shows every second label. */
  readonly phone: number;
  readonly wide: number;
}

/** How far apart labels must be, so that they never touch. */
export function labelSteps(labels: readonly string[]): LabelSteps {
  const longest = Math.max(...labels.map((label) => Math.min(label.length, LONGEST_LABEL)));
  const width = longest * CHARACTER + GAP;
  const toStep = (room: number) => Math.max(1, Math.ceil((width * (labels.length - 1)) / room));
  const wide = toStep(ROOM.wide);
  // A multiple, so that phones show some of the labels of wider screens and no others.
  return { wide, phone: Math.ceil(toStep(ROOM.phone) / wide) * wide };
}
