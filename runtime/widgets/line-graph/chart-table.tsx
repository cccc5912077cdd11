import type { LineGraphUnits } from '#schemas/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { Disclosure } from '../../page/disclosure.tsx';
import { useMessage } from '../../page/page-context.ts';
import type { Row } from './line-chart.ts';
import styles from './line-graph.module.css';

export interface ChartTableProps {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  readonly units: Sanitised<LineGraphUnits>;
}

/** The figures of the chart, a column for each series. Wide tables scroll by themselves. */
export function ChartTable({ names, rows, units }: ChartTableProps) {
  const message = useMessage();
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
  const message = useMessage();
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
