import { useState } from 'react';
import type { ContentAsset } from '../service/asset-api.ts';
import { useAssets } from '../service/asset-queries.ts';
import { Button } from '../ui/controls/button.tsx';
import { ModalDialog } from '../ui/dialogs/dialog.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import type { AssetKind } from './asset-facts.tsx';
import { AssetLibrary } from './asset-library.tsx';

export interface AssetPickerProps {
  readonly siteId: string;
  readonly kind: AssetKind;
  /** The file that is used now. */
  readonly path: string | undefined;
  readonly onPick: (asset: ContentAsset) => void;
  readonly onClose: () => void;
}

/** The library, to take one file of a kind from. */
export function AssetPicker({ siteId, kind, path, onPick, onClose }: AssetPickerProps) {
  const message = useMessage();
  const [chosenPath, setChosenPath] = useState(path);
  const { data } = useAssets(siteId);
  const chosen = data?.find((asset) => asset.path === chosenPath);
  const pick = (asset: ContentAsset) => {
    onPick(asset);
    onClose();
  };
  return (
    <ModalDialog
      title={message(`assets.pick.${kind}`)}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{message('assets.pick.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={chosen === undefined}
            onClick={() => chosen && pick(chosen)}
          >
            {message('assets.pick')}
          </Button>
        </>
      }
    >
      <AssetLibrary
        siteId={siteId}
        kind={kind}
        chosenPath={chosenPath}
        onChoose={setChosenPath}
        onPick={pick}
        onClose={onClose}
      />
    </ModalDialog>
  );
}
