import { useEffect } from 'react';
import { showToast } from '../controls/toast-store.ts';
import { useMessage } from '../language/use-message.ts';
import type { FailedPartProps } from './part-failure.tsx';
import { releaseStore } from './release.ts';

/** For parts without a place of their own: says that one is missing, and tries again once there may be a connection. */
export function QuietPartFailure({ onRetry }: FailedPartProps) {
  const text = useMessage()('part.failed.quiet');
  useEffect(() => {
    // Whoever is told to load the editor again needs to hear no more.
    if (!releaseStore.getState().isOutdated) showToast({ text, tone: 'warning' });
  }, [text]);
  useEffect(() => {
    addEventListener('online', onRetry);
    addEventListener('focus', onRetry);
    return () => {
      removeEventListener('online', onRetry);
      removeEventListener('focus', onRetry);
    };
  }, [onRetry]);
  return null;
}
