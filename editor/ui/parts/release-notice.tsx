import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { showToast } from '../controls/toast-store.ts';
import { useMessage } from '../language/use-message.ts';
import { releaseStore } from './release.ts';
import { useReload } from './use-reload.ts';

/** Says once that the server has another editor by now, and loads it when somebody wants to. */
export function ReleaseNotice() {
  const message = useMessage();
  const isOutdated = useStore(releaseStore, (state) => state.isOutdated);
  const { run } = useReload();
  const reload = useRef(run);
  reload.current = run;
  const text = message('release.text');
  const label = message('release.reload');
  useEffect(() => {
    if (isOutdated)
      showToast({ text, tone: 'warning', action: { label, run: () => reload.current() } });
  }, [isOutdated, text, label]);
  return null;
}
