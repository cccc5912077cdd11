import { ImagePlus, Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOpenSite } from '../document/store/page-editor-context.ts';
import type { ContentAsset } from '../service/asset-api.ts';
import { useAssets } from '../service/asset-queries.ts';
import { Button } from '../ui/controls/button.tsx';
import { bringsFiles, droppedFiles } from '../ui/dragging/dragged-files.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { AssetFactList, type AssetKind, AssetThumbnail, assetName } from './asset-facts.tsx';
import { FileButton, pastedFiles } from './file-button.tsx';
import styles from './picked-file.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './upload-store.ts';

const AssetPicker = lazy(async () => ({
  default: (await import('./asset-picker.tsx')).AssetPicker,
}));

export interface PickedFileProps {
  readonly kind: AssetKind;
  /** Of the element that the label of the field is about. */
  readonly inputId: string;
  readonly describedBy: string | undefined;
  readonly labelledBy: string;
  /** The file that is used now. */
  readonly path: string | undefined;
  readonly onPick: (asset: ContentAsset) => void;
  /** What else is said of the file. */
  readonly children?: ReactNode;
}

/** The file that a field uses, with all ways to another one: the library, the computer, a drop, the clipboard. */
export function PickedFile(props: PickedFileProps) {
  const { kind, inputId, describedBy, labelledBy, path, onPick, children } = props;
  const message = useMessage();
  const { siteId } = useOpenSite();
  const [isPicking, setPicking] = useState(false);
  const [isOver, setOver] = useState(false);
  const { uploads, start } = useUploads({ siteId, owner: inputId, kind });
  const take = (files: readonly File[]) => start(files.slice(0, 1), onPick);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label stands outside, as of all groups of fields
    <div
      id={inputId}
      role="group"
      className={styles.file}
      data-over={isOver || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onDragOver={(event) => {
        if (!bringsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!bringsFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.stopPropagation();
        take(droppedFiles(event.dataTransfer));
      }}
      onPaste={(event) => {
        const files = pastedFiles(event.clipboardData, message('assets.pasted-name'));
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      }}
    >
      <ChosenFile siteId={siteId} path={path} kind={kind} />
      <div className={styles.buttons}>
        <Button onClick={() => setPicking(true)}>
          <ImagePlus size={14} aria-hidden="true" />
          {message(path === undefined ? 'assets.choose' : 'assets.replace')}
        </Button>
        <FileButton kind={kind} onFiles={take}>
          <Upload size={14} aria-hidden="true" />
          {message('assets.upload')}
        </FileButton>
      </div>
      <UploadList uploads={uploads} />
      {children}
      {isPicking && (
        <Suspense fallback={null}>
          <AssetPicker
            siteId={siteId}
            kind={kind}
            path={path}
            onPick={onPick}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ChosenFileProps extends Pick<PickedFileProps, 'kind' | 'path'> {
  readonly siteId: string;
}

function ChosenFile({ siteId, kind, path }: ChosenFileProps) {
  const message = useMessage();
  const { data } = useAssets(siteId);
  const asset = data?.find((other) => other.path === path);
  if (path === undefined) return <p className={styles.empty}>{message(`assets.none.${kind}`)}</p>;
  return (
    <div className={styles.chosen}>
      <span className={styles.picture}>{asset && <AssetThumbnail asset={asset} />}</span>
      <span className={styles.words}>
        <span className={styles.name}>{assetName(path)}</span>
        <span className={styles.facts}>
          {asset && <AssetFactList asset={asset} />}
          {data && !asset && message('assets.gone')}
        </span>
      </span>
    </div>
  );
}
