import { useMemo } from 'react';
import { createBrowserSanitiser } from '../../document/html/sanitise.ts';
import { createPart } from '../../ui/parts/create-part.tsx';
import { type FailedPartProps, PartFailure } from '../../ui/parts/part-failure.tsx';
import type { ControlProps } from '../field/control-props.ts';
import { useField } from '../field/field-source-context.ts';
import styles from './rich-text.module.css';

/** Formatted text. The editor for it is loaded apart from the other controls; until then the text is read only. */
export const RichTextControl = createPart<ControlProps>(
  async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
  UnavailableEditor,
  ({ pointer }) => <RichTextPreview pointer={pointer} isBusy />,
);

function UnavailableEditor({ pointer, onRetry }: ControlProps & FailedPartProps) {
  return (
    <>
      <PartFailure onRetry={onRetry} />
      <RichTextPreview pointer={pointer} />
    </>
  );
}

interface RichTextPreviewProps extends Pick<ControlProps, 'pointer'> {
  readonly isBusy?: true;
}

/** The text as it is, in a frame as high as the editor's. */
function RichTextPreview({ pointer, isBusy }: RichTextPreviewProps) {
  const { value } = useField(pointer);
  const sanitise = useMemo(() => createBrowserSanitiser(''), []);
  const html = useMemo(() => sanitise(typeof value === 'string' ? value : ''), [sanitise, value]);
  return (
    <div className={styles.frame} aria-busy={isBusy}>
      <div className={styles.bar} />
      <div className={styles.text}>
        <div className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <div className={styles.foot} />
    </div>
  );
}
