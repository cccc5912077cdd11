import type { ReactNode } from 'react';
import { useMessage } from './page-context.ts';
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
 * roles that only make sense with tabs come with it.
 */
export function TabbedPanels({ type, widgetId, label, level, panels }: TabbedPanelsProps) {
  const Name = level === 2 ? 'h2' : 'h3';
  const panelId = (index: number) => `${widgetId}-panel-${index}`;
  return (
    <div className={styles.root} data-panels={type}>
      {panels.length > 1 && (
        <TabList
          type={type}
          widgetId={widgetId}
          label={label}
          tabs={panels.map(({ name }, index) => ({ name, controls: panelId(index) }))}
        />
      )}
      {panels.map(({ name, panel }, index) => (
        <div
          key={index}
          id={panelId(index)}
          className={styles.panel}
          data-open={index === 0 ? '' : undefined}
        >
          <Name className={styles.name}>{name}</Name>
          {panel}
        </div>
      ))}
    </div>
  );
}

interface TabListProps extends Pick<TabbedPanelsProps, 'type' | 'widgetId' | 'label'> {
  readonly tabs: readonly { readonly name: string; readonly controls: string }[];
}

/** One stop of the tab key; arrow keys go on from there (ARIA APG, "Tabs with automatic activation"). */
function TabList({ type, widgetId, label, tabs }: TabListProps) {
  const message = useMessage();
  return (
    <div
      role="tablist"
      aria-label={label ?? message('tabs.label')}
      className={`rb-scripted ${styles.list}`}
      data-tab-list={type}
      data-tab-widget={widgetId}
    >
      {tabs.map(({ name, controls }, index) => (
        <button
          key={controls}
          type="button"
          role="tab"
          id={`${controls}-tab`}
          className={styles.tab}
          aria-selected={index === 0}
          aria-controls={controls}
          tabIndex={index === 0 ? 0 : -1}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
