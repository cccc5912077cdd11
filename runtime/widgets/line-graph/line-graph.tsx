import type { LineGraphContent } from '#schemas/documents.ts';
import { BlockHeading } from '../../page/block-heading.tsx';
import { useMessage } from '../../page/page-context.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { ChartPlot } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import { type Line, type LineChart, lineChart } from './line-chart.ts';
import styles from './line-graph.module.css';
import { Mark } from './mark.tsx';

/**
 * A line chart, drawn on the server at any width: lines stretch with the page, while its texts and marks keep
 * their size. The figures follow as a table for whoever wants or needs them.
 */
export function LineGraph({ content }: WidgetProps<LineGraphContent>) {
  const { eyebrow, heading, subheading, series, units = {}, source } = content;
  const message = useMessage();
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
  const message = useMessage();
  const names = lines.map(({ name }) => name).join(', ');
  const first = rows.at(0)?.label ?? '';
  const last = rows.at(-1)?.label ?? '';
  if (rows.length === 1) return message('line-graph.summary-one', { names, first });
  return message('line-graph.summary', { names, first, last });
}

function Legend({ lines }: { readonly lines: readonly Line[] }) {
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
