import { usePage, usePageMessage } from '../context/page-context.ts';
import { fillMessage, type Message, type PageMessageKey } from '../messages/messages.ts';
import styles from './widget-notice.module.css';

/** 'Error: Widget not found' with the id (spec section 2). */
export function MissingWidget({ widgetId }: { readonly widgetId: string }) {
  return <ErrorBox title="widget.not-found" detail={{ text: widgetId }} />;
}

/** 'Error rendering widget' with the error's message or 'Unknown error' (spec section 2). */
export function CrashedWidget({ error }: { readonly error: unknown }) {
  const { messages } = usePage();
  const detail =
    error instanceof Error && error.message !== ''
      ? { text: error.message }
      : messages['widget.unknown-error'];
  return <ErrorBox title="widget.crashed" detail={detail} />;
}

/** Stands for a widget that would stand in itself; `path` leads from the outermost one to where it comes again. */
export function WidgetInItself({ path }: { readonly path: readonly string[] }) {
  const message = usePage().messages['widget.in-itself'];
  const text = fillMessage(message.text, { path: path.join(' → ') });
  return <ErrorBox title="widget.crashed" detail={{ ...message, text }} />;
}

/** Stands for a widget of a type this version does not know. */
export function UnknownWidget() {
  const { showWidgetErrors } = usePage().site;
  const message = usePageMessage();
  return showWidgetErrors ? (
    <p className={styles.notice}>{message('widget.unknown-type')}</p>
  ) : null;
}

function ErrorBox({ title, detail }: { readonly title: PageMessageKey; readonly detail: Message }) {
  const { site, messages } = usePage();
  if (!site.showWidgetErrors) return null;
  const { text, lang } = messages[title];
  return (
    <div className={styles.notice} role="alert">
      <strong lang={lang}>{text}</strong>
      <span lang={detail.lang}>{detail.text}</span>
    </div>
  );
}
