import type { ReactNode } from 'react';
import { usePageMessage } from '../context/page-context.ts';
import styles from './tabbed-panels.module.css';

export interface TabbedPanel {
  readonly name: string;
  readonly panel: ReactNode;
}

export interface TabbedPanelsProps {
  /** Type of the widget, whose script calls `startTabLists` with it. */
  readonly type: string;
  readonly widgetId: string;
  /** What the tabs choose between; a general word where it is not given. */
  readonly label?: string | undefined;
  /** Level of the names as headings. */
  readonly level: 2 | 3;
  readonly panels: readonly TabbedPanel[];
}

/**
 * Tabs over panels, of which one is open. Without a script all panels follow each other, their names as headings; the
 * roles and ids that only make sense with tabs come with it.
 */
export function TabbedPanels({ type, widgetId, label, level, panels }: TabbedPanelsProps) {
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.root} data-panels={type}>
      {panels.length > 1 && (
        <TabList
          type={type}
          widgetId={widgetId}
          label={label}
          names={panels.map(({ name }) => name)}
        />
      )}
      {panels.map(({ name, panel }, index) => (
        <div key={index} className={styles.panel} data-open={index === 0 ? '' : undefined}>
          <Name className={styles.name}>{name}</Name>
          {panel}
        </div>
      ))}
    </div>
  );
}

interface TabListProps extends Pick<TabbedPanelsProps, 'type' | 'widgetId' | 'label'> {
  readonly names: readonly string[];
}

/** One stop of the tab key; arrow keys go on from there (ARIA APG, "Tabs with automatic activation"). */
function TabList({ type, widgetId, label, names }: TabListProps) {
  const message = usePageMessage();
  return (
    <div
      className={`rb-scripted ${styles.list}`}
      data-tab-list={type}
      data-tab-widget={widgetId}
      data-tab-label={label ?? message('tabs.label')}
    >
      {names.map((name, index) => (
        <button key={index} type="button" className={styles.tab} tabIndex={index === 0 ? 0 : -1}>
          {name}
        </button>
      ))}
    </div>
  );
}
