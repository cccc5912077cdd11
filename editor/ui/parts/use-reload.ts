import { createContext, useContext, useState } from 'react';
import { showToast } from '../controls/toast-store.ts';
import { useMessage } from '../language/use-message.ts';

/** Resolves with whether a reload would lose nothing. */
export const BeforeReloadContext = createContext<() => Promise<boolean>>(async () => true);

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
