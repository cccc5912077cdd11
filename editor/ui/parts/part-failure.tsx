import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../controls/button.tsx';
import { StateMessage } from '../controls/state-message.tsx';
import { showToast } from '../controls/toast-store.ts';
import { useMessage } from '../language/use-message.ts';
import { releaseStore } from './release.ts';
import { useReload } from './release-notice.tsx';

export interface FailedPartProps {
  readonly onRetry: () => void;
}

/** Stands in place of a part of the editor that could not be loaded. */
export function PartFailure({ onRetry }: FailedPartProps) {
  const message = useMessage();
  const isOutdated = useStore(releaseStore, (state) => state.isOutdated);
  if (isOutdated) return <OutdatedPart />;
  return (
    <StateMessage
      role="alert"
      title={message('part.failed.title')}
      text={message('part.failed.text')}
      action={<Button onClick={onRetry}>{message('retry')}</Button>}
    />
  );
}

/** Trying again cannot help: the server has this part no more. */
function OutdatedPart() {
  const message = useMessage();
  const { isSaving, run } = useReload();
  return (
    <StateMessage
      role="alert"
      title={message('release.title')}
      text={message('release.part')}
      action={
        <Button variant="primary" isDisabled={isSaving} onClick={run}>
          {message(isSaving ? 'release.saving' : 'release.reload')}
        </Button>
      }
    />
  );
}

/** For parts without a place of their own: says that one is missing, and tries again once there may be a connection. */
export function QuietPartFailure({ onRetry }: FailedPartProps) {
  const text = useMessage()('part.failed.quiet');
  useEffect(() => {
    // Whoever is told to load the editor again needs to hear no more.
    if (!releaseStore.getState().isOutdated) showToast({ text, tone: 'warning' });
  }, [text]);
  useRetryLater(onRetry);
  return null;
}

/** Tries again by itself once there may be a connection. */
export function useRetryLater(onRetry: () => void): void {
  useEffect(() => {
    addEventListener('online', onRetry);
    addEventListener('focus', onRetry);
    return () => {
      removeEventListener('online', onRetry);
      removeEventListener('focus', onRetry);
    };
  }, [onRetry]);
}
