import type { MessageKey } from '../messages/messages.ts';
import { useMessage, usePage } from './page-context.ts';
import styles from './widget-notice.module.css';

/** 'Error: Widget not found' with the id (spec section 2). */
export function MissingWidget({ widgetId }: { readonly widgetId: string }) {
  return <ErrorBox title="widget.not-found" detail={widgetId} />;
}

/** 'Error rendering widget' with the error's message or 'Unknown error' (spec section 2). */
export function CrashedWidget({ error }: { readonly error: unknown }) {
  const message = useMessage();
  const detail =
    error instanceof Error && error.message !== ''
      ? error.message
      : message('widget.unknown-error');
  return <ErrorBox title="widget.crashed" detail={detail} />;
}

/** Stands for a widget of a type this version does not know. */
export function UnknownWidget() {
  const { showWidgetErrors } = usePage().site;
  const message = useMessage();
  return showWidgetErrors ? (
    <p className={styles.notice}>{message('widget.unknown-type')}</p>
  ) : null;
}

function ErrorBox({ title, detail }: { readonly title: MessageKey; readonly detail: string }) {
  const { site, messages } = usePage();
  if (!site.showWidgetErrors) return null;
  const { text, lang } = messages[title];
  return (
    <div className={styles.notice} role="alert">
      <strong lang={lang}>{text}</strong>
      <span>{detail}</span>
    </div>
  );
}
