import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { showToast } from '../controls/toast-store.ts';
import { useMessage } from '../language/use-message.ts';
import { releaseStore } from './release.ts';

/** Resolves with whether a reload would lose nothing. */
export const BeforeReloadContext = createContext<() => Promise<boolean>>(async () => true);

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

interface Reload {
  readonly isSaving: boolean;
  readonly run: () => void;
}

/** Loads the editor again once all work is saved, or at least kept in this browser. */
export function useReload(): Reload {
  const message = useMessage();
  const secure = useContext(BeforeReloadContext);
  const [isSaving, setSaving] = useState(false);
  const run = async () => {
    setSaving(true);
    const isSafe = await secure();
    setSaving(false);
    if (isSafe) location.reload();
    else showToast({ text: message('release.unsafe'), tone: 'warning' });
  };
  return { isSaving, run: () => void run() };
}
