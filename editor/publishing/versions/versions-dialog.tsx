import { useFlushed } from '../../commands/use-flushed.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import type { DialogProps } from '../../ui/dialogs/dialog.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { VersionDetail } from './version-detail.tsx';
import { VersionsFrame } from './versions-frame.tsx';

/** What the open page was: what changed since, and a way back for all of it or one section. */
export function VersionsDialog({ onClose }: DialogProps) {
  const message = useMessage();
  const { siteId, pageId } = usePageEditor();
  useFlushed();
  return (
    <VersionsFrame
      owner={{ siteId, kind: 'pages', id: pageId }}
      label={message('versions.list')}
      onClose={onClose}
    >
      {(version, before) => (
        <VersionDetail key={version.version} version={version} before={before} onClose={onClose} />
      )}
    </VersionsFrame>
  );
}
