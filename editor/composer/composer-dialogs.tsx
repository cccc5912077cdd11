import { useEffect } from 'react';
import { closeDialog, useView } from '../ui/view/view-store.ts';
import { FormSearch } from './search/form-search.tsx';
import { FormVersions } from './versions/form-versions.tsx';

export const SEARCH_KEY = 'Mod+K';

/** The dialog that lies over the composer, if any. None comes from the page before, or stays for the one after. */
export function ComposerDialogs() {
  const name = useView((view) => view.dialog);
  useEffect(() => {
    closeDialog();
    return closeDialog;
  }, []);
  if (name === 'commands') return <FormSearch onClose={closeDialog} />;
  if (name === 'versions') return <FormVersions onClose={closeDialog} />;
  return null;
}
