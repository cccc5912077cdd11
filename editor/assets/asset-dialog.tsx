import { useState } from 'react';
import { type DialogProps, ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { AssetLibrary } from './asset-library.tsx';

/** The pictures, videos and captions of the site. */
export function AssetDialog({ site, onClose }: DialogProps) {
  const message = useMessage();
  const [path, setPath] = useState<string>();
  return (
    <ModalDialog title={message('assets.title')} size="large" onClose={onClose}>
      <AssetLibrary siteId={site.siteId} chosenPath={path} onChoose={setPath} onClose={onClose} />
    </ModalDialog>
  );
}
