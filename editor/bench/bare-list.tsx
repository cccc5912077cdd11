import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import styles from '../applications/list/application-list.module.css';

interface BareRow {
  readonly name: string;
  readonly job: string;
  readonly place: string;
  readonly source: string;
  readonly at: string;
  readonly step: string;
}

const STEPS = ['Nueva', 'Contactada', 'Entrevista', 'Contratada', 'Descartada'];

const ROW_HEIGHT = 56;

/** The table of applications without anything that it knows or does: the control of its bench. */
export function BareList({ count }: { readonly count: number }) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  return (
    <div ref={box} className={styles.box} style={{ height: '100vh' }}>
      <ul className={styles.rows} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            data-index={index}
            className={styles.row}
            style={{ transform: `translateY(${start}px)` }}
          >
            <BareCells {...bareRow(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function bareRow(index: number): BareRow {
  return {
    name: `Guadalupe Hernández ${index}`,
    job: 'Repartidor de última milla con van',
    place: 'Guadalajara, Jalisco, México',
    source: 'volante',
    at: `hace ${index} días`,
    step: STEPS[index % STEPS.length] ?? '',
  };
}

function BareCells({ name, job, place, source, at, step }: BareRow) {
  return (
    <div className={styles.cells}>
      <input type="checkbox" aria-label={name} />
      <div className={styles.who}>
        <a className={styles.name} href={`#${name}`}>
          {name}
        </a>
        <span className={styles.marks} />
      </div>
      <span className={styles.job}>{job}</span>
      <span className={styles.place}>{place}</span>
      <span className={styles.source}>{source}</span>
      <time className={styles.at}>{at}</time>
      <select aria-label={name} defaultValue={step}>
        {STEPS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}
