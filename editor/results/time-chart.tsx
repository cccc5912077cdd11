import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ResultPoint, ResultsAnswer } from '#schemas/api/recruiting/results.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { ResultsTarget } from '../service/results-api.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { openAddress } from '../ui/route/route.ts';
import { type DrawnName, isForgotten, opensPoint } from './drawn-points.ts';
import type { ResultTexts } from './result-texts.ts';
import styles from './time-chart.module.css';

export interface TimeChartProps {
  readonly target: ResultsTarget;
  readonly name: DrawnName;
  readonly results: ResultsAnswer;
  readonly texts: ResultTexts;
}

const HEIGHT = 220;
const TOP = 12;
/** Below the line: dates and the marks of what was published. */
const BOTTOM = 40;
const LEFT = 44;
const RIGHT = 12;
/** px that a date, or an hour with its date, needs: the first stands beside its point, the others below theirs. */
const LABEL_WIDTHS = { day: 76, hour: 140 } as const;

/** A number over time, with the moments at which pages were published; the same as a table below it. A point opens its day. */
export function TimeChart(props: TimeChartProps) {
  const { target, name, results, texts } = props;
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [at, setAt] = useState<number>();
  const { series } = results;
  const shape = useMemo(() => toShape(results, name, width), [results, name, width]);
  const point = at === undefined ? undefined : series[at];
  const href = point && opensPoint(target, results, { name, point });
  const say = useToldPoint(props);
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<SVGElement>) => {
    const left = currentTarget.getBoundingClientRect().left;
    setAt(shape.indexAt(clientX - left));
  };
  return (
    <div ref={box} className={styles.chart}>
      <svg
        className={styles.drawing}
        width={width}
        height={HEIGHT}
        aria-hidden="true"
        onPointerMove={onPointerMove}
        onPointerLeave={() => setAt(undefined)}
        onClick={() => href !== undefined && openAddress(href)}
        data-opens={href !== undefined || undefined}
      >
        {shape.ticks.map(({ y, value }) => (
          <g key={value}>
            <line className={styles.grid} x1={LEFT} x2={width - RIGHT} y1={y} y2={y} />
            <text className={styles.label} x={LEFT - 8} y={y + 4} textAnchor="end">
              {texts.count(value)}
            </text>
          </g>
        ))}
        {shape.dates.map((index) => (
          <text
            key={index}
            className={styles.label}
            x={shape.x(index)}
            y={HEIGHT - 6}
            textAnchor={dateAnchor(index, series.length)}
          >
            {texts.time(series[index]?.at ?? '')}
          </text>
        ))}
        <path className={styles.area} d={shape.area} />
        <path className={styles.line} d={shape.line} />
        {shape.lonely.map(({ x, y }) => (
          <circle key={x} className={styles.dot} cx={x} cy={y} r={4} />
        ))}
        {marksOf(results).map(({ index, pages }) => (
          <path key={index} className={styles.mark} d={markAt(shape.x(index))}>
            <title>
              {message('results.published', { pages: pages.map(texts.page).join(', ') })}
            </title>
          </path>
        ))}
        {at !== undefined && point && (
          <g>
            <line
              className={styles.cross}
              x1={shape.x(at)}
              x2={shape.x(at)}
              y1={TOP}
              y2={HEIGHT - BOTTOM}
            />
            {point[name] !== null && (
              <circle className={styles.dot} cx={shape.x(at)} cy={shape.y(point[name])} r={4} />
            )}
          </g>
        )}
      </svg>
      {at !== undefined && point && (
        <p
          className={styles.bubble}
          aria-hidden="true"
          style={{ left: Math.min(Math.max(shape.x(at), 70), width - 70) }}
        >
          <strong>{say(point)}</strong> {texts.time(point.at)}
        </p>
      )}
      <Twin {...props} />
    </div>
  );
}

/** A number as it is said; one that is no longer kept is not one of few people. */
function useToldPoint({ name, results, texts }: TimeChartProps) {
  const message = useMessage();
  return (point: ResultPoint) =>
    isForgotten(results, name, point) ? message('results.unknown.point') : texts.count(point[name]);
}

/** The same as a table. */
function Twin(props: TimeChartProps) {
  const { target, name, results, texts } = props;
  const message = useMessage();
  const say = useToldPoint(props);
  const marks = new Map(marksOf(results).map(({ index, pages }) => [index, pages]));
  return (
    <details className={styles.twin}>
      <summary>{message('results.as-table')}</summary>
      <section
        className={styles.rows}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={message('results.table-of', { title: message(`results.${name}`) })}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{message(`results.unit.${results.unit}`)}</th>
              <th scope="col">{message(`results.${name}`)}</th>
              <th scope="col">{message('results.changed')}</th>
            </tr>
          </thead>
          <tbody>
            {results.series.map((each, index) => (
              <tr key={each.at}>
                <th scope="row">{texts.time(each.at)}</th>
                <td>
                  <Opening
                    href={opensPoint(target, results, { name, point: each })}
                    title={message('results.open-day')}
                  >
                    {say(each)}
                  </Opening>
                </td>
                <td>{(marks.get(index) ?? []).map(texts.page).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

interface OpeningProps {
  readonly href: string | undefined;
  readonly title: string;
  readonly children: string;
}

function Opening({ href, title, children }: OpeningProps) {
  if (href === undefined) return children;
  return (
    <a href={href} title={title}>
      {children}
    </a>
  );
}

function toShape({ series, unit }: ResultsAnswer, name: DrawnName, width: number) {
  const values = series.map((each) => each[name]);
  const most = Math.max(4, ...values.map((value) => value ?? 0));
  const y = scaleLinear([0, most], [HEIGHT - BOTTOM, TOP]).nice(4);
  const last = Math.max(1, series.length - 1);
  const x = scaleLinear([0, last], [LEFT, width - RIGHT]);
  const every = Math.max(
    1,
    Math.ceil((series.length * LABEL_WIDTHS[unit]) / Math.max(1, width - LEFT)),
  );
  // A number that is not told leaves a gap.
  const drawLine = line<number | null>(
    (_, index) => x(index),
    (value) => y(value ?? 0),
  );
  const drawArea = area<number | null>(
    (_, index) => x(index),
    y(0),
    (value) => y(value ?? 0),
  );
  const isTold = (value: number | null) => value !== null;
  return {
    x,
    y,
    line: drawLine.defined(isTold)(values) ?? '',
    area: drawArea.defined(isTold)(values) ?? '',
    ticks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
    lonely: lonelyPoints(values).map(({ index, value }) => ({ x: x(index), y: y(value) })),
    dates: series.map((_, index) => index).filter((index) => index % every === 0),
    indexAt: (px: number) => Math.min(last, Math.max(0, Math.round(x.invert(px)))),
  };
}

/** A line needs two: what has no neighbour is a dot. */
function lonelyPoints(values: readonly (number | null)[]) {
  const isTold = (index: number) => (values[index] ?? null) !== null;
  return values.flatMap((value, index) =>
    value === null || isTold(index - 1) || isTold(index + 1) ? [] : [{ index, value }],
  );
}

function dateAnchor(index: number, length: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === length - 1 ? 'end' : 'middle';
}

/** Pages that were published, by the point of time that they fall into. */
function marksOf({ series, marks, unit }: ResultsAnswer) {
  const first = Date.parse(series[0]?.at ?? '');
  const step = unit === 'hour' ? DAY_MS / 24 : DAY_MS;
  const pages = new Map<number, string[]>();
  for (const { at, pageId } of marks) {
    const index = Math.floor((siteTime(at, unit) - first) / step);
    const others = pages.get(index) ?? [];
    if (!others.includes(pageId)) pages.set(index, [...others, pageId]);
  }
  return [...pages].map(([index, own]) => ({ index, pages: own }));
}

/** Mexico has kept no summer time since 2022. */
const ZONE_MS = 6 * 3_600_000;

/** Days are told as if they were in UTC. */
function siteTime(at: string, unit: ResultsAnswer['unit']): number {
  return unit === 'hour' ? Date.parse(at) : Date.parse(at) - ZONE_MS;
}

function markAt(x: number): string {
  const y = HEIGHT - BOTTOM + 4;
  return `M${x} ${y}l5 9h-10z`;
}

/** Width of an element in px, as it changes. */
function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    setWidth(current.clientWidth);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
