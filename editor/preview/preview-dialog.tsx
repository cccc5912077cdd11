import { ExternalLink, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { PreviewQuery } from '#schemas/api/preview.ts';
import { previewUrl } from '../api/preview-api.ts';
import type { Breakpoint } from '../canvas/breakpoint.ts';
import { useCommandContext } from '../commands/command-context.ts';
import { Button } from '../controls/button.tsx';
import { Tooltip } from '../controls/tooltip.tsx';
import { ModalDialog } from '../dialogs/dialog.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useMessage } from '../language/use-message.ts';
import { usePageEditor, usePageHead } from '../page-editor/page-editor-context.ts';
import { viewStore } from '../view/view-store.ts';
import { DeviceFrame } from './device-frame.tsx';
import { DeviceSwitch } from './device-switch.tsx';
import { PreviewControls } from './preview-controls.tsx';
import styles from './preview-dialog.module.css';
import { ShareLinks } from './share-links.tsx';
import { useSavedFirst } from './use-saved-first.ts';

/** The page as it is now, as visitors would get it, on a device and in a situation that can be chosen. */
export function PreviewDialog({ onClose }: DialogProps) {
  const message = useMessage();
  const { siteId, pageId } = usePageEditor();
  const { type, metadata } = usePageHead();
  const { saver } = useCommandContext();
  const saved = useSavedFirst(saver);
  const [device, setDevice] = useState<Breakpoint>(() => viewStore.getState().breakpoint);
  const [states, setStates] = useState<PreviewQuery>({});
  const [round, setRound] = useState(0);
  const url = previewUrl({ siteId, pageId }, states);
  return (
    <ModalDialog title={message('preview.title')} size="large" onClose={onClose}>
      <div className={styles.preview}>
        <div className={styles.bar}>
          <DeviceSwitch device={device} onChange={setDevice} />
          <Tooltip text={message('preview.reload')}>
            <Button
              variant="quiet"
              label={message('preview.reload')}
              onClick={() => setRound(round + 1)}
            >
              <RotateCw size={16} aria-hidden="true" />
            </Button>
          </Tooltip>
          <OpenLink url={url} />
        </div>
        <div className={styles.side}>
          <PreviewControls states={states} pageType={type} onChange={setStates} />
          <ShareLinks page={{ siteId, pageId }} title={metadata.title} />
        </div>
        <div className={styles.stage}>
          {saved === 'saving' && (
            <p className={styles.state} role="status">
              {message('preview.saving')}
            </p>
          )}
          {saved === 'failed' && (
            <p className={styles.warning} role="alert">
              <strong>{message('preview.unsaved.title')}.</strong> {message('preview.unsaved.text')}
            </p>
          )}
          {saved !== 'saving' && <DeviceFrame key={`${url} ${round}`} device={device} url={url} />}
        </div>
      </div>
    </ModalDialog>
  );
}

function OpenLink({ url }: { readonly url: string }) {
  const message = useMessage();
  return (
    <Tooltip text={message('preview.open')}>
      <a
        className={styles.open}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={message('preview.open')}
      >
        <ExternalLink size={16} aria-hidden="true" />
      </a>
    </Tooltip>
  );
}
