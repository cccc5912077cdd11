import { ExternalLink, Monitor, RotateCw, Smartphone, Tablet } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PreviewQuery } from '#schemas/api/preview.ts';
import { useElementSize } from '../../canvas/frame/use-element-size.ts';
import { useCommandContext } from '../../commands/command.ts';
import { usePageEditor, usePageHead } from '../../document/store/page-editor-context.ts';
import type { PageSaver } from '../../drafts/page-saver.ts';
import { previewUrl } from '../../service/preview-api.ts';
import { Button, Tooltip } from '../../ui/controls/button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { type DialogProps, ModalDialog } from '../../ui/dialogs/dialog.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { type Breakpoint, viewStore } from '../../ui/view/view-store.ts';
import deviceFrameStyles from './device-frame.module.css';
import { PreviewControls } from './preview-controls.tsx';
import styles from './preview-dialog.module.css';
import { ShareLinks } from './share-links.tsx';

/** CSS pixels of a usual device of each kind. */
const SIZES: Readonly<Record<Breakpoint, { readonly width: number; readonly height: number }>> = {
  mobile: { width: 390, height: 780 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1440, height: 900 },
};

const DEVICES = [
  ['mobile', Smartphone],
  ['tablet', Tablet],
  ['desktop', Monitor],
] as const;

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
          <PreviewControls pageType={type} onChange={setStates} />
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

type SavedFirst = 'saving' | 'saved' | 'failed';

/** Saves the open page before something shows what is saved. */
function useSavedFirst(saver: PageSaver | null): SavedFirst {
  const [state, setState] = useState<SavedFirst>('saving');
  useEffect(() => {
    let isOpen = true;
    const finish = (isSaved: boolean) => {
      if (isOpen) setState(isSaved ? 'saved' : 'failed');
    };
    void (saver?.flush() ?? Promise.resolve(true)).then(finish, () => finish(false));
    return () => {
      isOpen = false;
    };
  }, [saver]);
  return state;
}

interface DeviceSwitchProps {
  readonly device: Breakpoint;
  readonly onChange: (device: Breakpoint) => void;
}

function DeviceSwitch({ device, onChange }: DeviceSwitchProps) {
  const message = useMessage();
  return (
    <SegmentedControl
      legend={message('preview.device')}
      choices={DEVICES.map(([value, Icon]) => ({
        value,
        name: message(`preview.device.${value}`),
        face: <Icon size={16} aria-hidden="true" />,
      }))}
      value={device}
      onChange={onChange}
    />
  );
}

interface DeviceFrameProps {
  readonly device: Breakpoint;
  readonly url: string;
}

/** A page at the size of a device, made smaller where there is less room. */
function DeviceFrame({ device, url }: DeviceFrameProps) {
  const message = useMessage();
  const [room, available] = useElementSize();
  const [isLoading, setLoading] = useState(true);
  const { width, height } = SIZES[device];
  const scale = available ? Math.min(1, available.width / width, available.height / height) : 1;
  return (
    <div className={deviceFrameStyles.room}>
      <div ref={room} className={deviceFrameStyles.inner} aria-hidden="true" />
      <p className={deviceFrameStyles.status} role="status">
        {message(isLoading ? 'preview.loading' : 'preview.loaded')}
      </p>
      <div
        className={deviceFrameStyles.device}
        style={{ inlineSize: width * scale, blockSize: height * scale }}
      >
        <iframe
          className={deviceFrameStyles.frame}
          style={{ inlineSize: width, blockSize: height, scale }}
          title={message('preview.frame', { width })}
          src={url}
          onLoad={() => setLoading(false)}
        />
        {isLoading && <div className={deviceFrameStyles.loading} aria-hidden="true" />}
      </div>
    </div>
  );
}
