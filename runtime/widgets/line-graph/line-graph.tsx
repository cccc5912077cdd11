import type { LineGraphContent, LineGraphUnits } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { ChartPlot } from './chart-plot.tsx';
import { type ChartLine, type LineChart, lineChart, type Row } from './line-chart.ts';
import styles from './line-graph.module.css';
import { Mark } from './mark.tsx';

/**
 * A line chart, drawn on the server at any width: lines stretch with the page, while its texts and marks keep
 * their size. The figures follow as a table for whoever wants or needs them.
 */
export function LineGraph({ content }: WidgetProps<LineGraphContent>) {
  const { eyebrow, heading, subheading, series, units = {}, source } = content;
  const message = usePageMessage();
  const chart = lineChart({ series });
  return (
    <div>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <figure className={styles.figure}>
        <Legend lines={chart.lines} />
        <ChartPlot chart={chart} units={units} label={useSummary(chart)} />
        <ChartTable names={series.map(({ name }) => name)} rows={chart.rows} units={units} />
        {source !== undefined && (
          <figcaption className={styles.source}>
            {message('line-graph.source', { source })}
          </figcaption>
        )}
      </figure>
    </div>
  );
}

function useSummary({ lines, rows }: LineChart): string {
  const message = usePageMessage();
  const names = lines.map(({ name }) => name).join(', ');
  const first = rows.at(0)?.label ?? '';
  const last = rows.at(-1)?.label ?? '';
  if (rows.length === 1) return message('line-graph.summary-one', { names, first });
  return message('line-graph.summary', { names, first, last });
}

function Legend({ lines }: { readonly lines: readonly ChartLine[] }) {
  return (
    <ul className={styles.legend}>
      {lines.map(({ name }, index) => (
        <li key={`${index} ${name}`}>
          <svg
            className={`${styles.key} ${styles[`line${index + 1}`]}`}
            width="40"
            height="16"
            aria-hidden="true"
            focusable="false"
          >
            <path className={styles.stroke} d="M1 8H39" />
            <Mark index={index} x="20" y="8" />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

interface ChartTableProps {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  readonly units: Sanitised<LineGraphUnits>;
}

/** The figures of the chart, a column for each series. Wide tables scroll by themselves. */
function ChartTable({ names, rows, units }: ChartTableProps) {
  const message = usePageMessage();
  return (
    <Disclosure summary={message('line-graph.data')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={message('line-graph.table')} tabIndex={0}>
        <table className={styles.table}>
          {units.y !== undefined && <caption>{units.y}</caption>}
          <thead>
            <tr>
              <th scope="col">{units.x ?? message('line-graph.x')}</th>
              {names.map((name, index) => (
                <th key={`${index} ${name}`} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <DataRow key={row.key} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}

function DataRow({ row: { label, values } }: { readonly row: Row }) {
  const message = usePageMessage();
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, index) => (
        <td key={index}>{value ?? <Missing text={message('line-graph.missing')} />}</td>
      ))}
    </tr>
  );
}

function Missing({ text }: { readonly text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="rb-visually-hidden">{text}</span>
    </>
  );
}
