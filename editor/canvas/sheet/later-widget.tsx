import type { ReactNode } from 'react';
import { loadLaterWidgets } from '#runtime/index.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { createPart } from '../../ui/parts/create-part.tsx';
import { type FailedPartProps, useRetryLater } from '../../ui/parts/part-failure.tsx';
import styles from './page-note.module.css';

/** Around a widget of a type that few pages have, whose code is loaded beside the page. */
export const LaterWidget = createPart(
  async () => {
    await loadLaterWidgets();
    return Drawn;
  },
  FailedWidget,
  WaitingWidget,
);

function Drawn({ children }: { readonly children: ReactNode }) {
  return children;
}

function WaitingWidget() {
  const message = useMessage();
  return (
    <div className={styles.note} aria-busy="true">
      {message('loading')}
    </div>
  );
}

/** Nothing in the page can be pressed, so that it tries again by itself once there may be a connection. */
function FailedWidget({ onRetry }: FailedPartProps) {
  const message = useMessage();
  useRetryLater(onRetry);
  return (
    <div className={styles.note}>
      <strong className={styles.title}>{message('part.failed.title')}</strong>
      <span>{message('part.failed.quiet')}</span>
    </div>
  );
}
