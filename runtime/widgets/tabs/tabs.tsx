import type { TabsContent } from '#schemas/documents/documents.ts';
import { WidgetSlot } from '../../islands/slot.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { TabbedPanels } from '../../parts/tabbed-panels.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './tabs.module.css';

/** Tabs over other widgets of the page. */
export function Tabs({ id, content }: WidgetProps<TabsContent>) {
  const { eyebrow, heading, subheading, tabs } = content;
  return (
    <div className={styles.root}>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <TabbedPanels
        type="tabs"
        widgetId={id}
        label={heading}
        level={heading === undefined ? 2 : 3}
        panels={tabs.map(({ name, widgetId }) => ({
          name,
          panel: <WidgetSlot widgetId={widgetId} />,
        }))}
      />
    </div>
  );
}
