import { memo } from 'react';
import { CanvasWidget, isDrawnLater, MissingWidget } from '#runtime/index.ts';
import styles from './edited-widget.module.css';
import { LaterWidget } from './later-widget.tsx';
import { UnknownBlock } from './unknown-block.tsx';
import { useShownWidget } from './use-shown-widget.ts';
import { useWidgetSanitiser } from './widget-sanitiser-context.ts';

/** One widget of the open page. It is drawn again only when it changes itself. */
export const EditedWidget = memo(function EditedWidget({ id }: { readonly id: string }) {
  const widget = useShownWidget(id);
  const sanitise = useWidgetSanitiser();
  if (!widget) return <MissingWidget widgetId={id} />;
  const { type } = widget;
  const drawn = <CanvasWidget widget={sanitise(widget)} unknown={<UnknownBlock type={type} />} />;
  return isDrawnLater(type) ? <LaterWidget>{drawn}</LaterWidget> : drawn;
});

/** A widget in another one: it has no section by which it could be found, so its place bears its id. */
export function WidgetPlace({ id }: { readonly id: string }) {
  return (
    <div className={styles.place} data-widget={id}>
      <EditedWidget id={id} />
    </div>
  );
}
