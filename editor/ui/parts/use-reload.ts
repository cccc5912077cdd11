import { useContext, useState } from 'react';
import { VisitContext } from '../../drafts/open-pages.ts';
import { showToast } from '../controls/toast-store.ts';
import { useMessage } from '../language/use-message.ts';

interface Reload {
  readonly isSaving: boolean;
  readonly run: () => void;
}

/** Loads the editor again once all work is saved, or at least kept in this browser. */
export function useReload(): Reload {
  const message = useMessage();
  const visit = useContext(VisitContext);
  const [isSaving, setSaving] = useState(false);
  const run = async () => {
    setSaving(true);
    const isSafe = visit === null || (await visit.pages.secure());
    setSaving(false);
    if (isSafe) location.reload();
    else showToast({ text: message('release.unsafe'), tone: 'warning' });
  };
  return { isSaving, run: () => void run() };
}
