import { lazy, Suspense, useMemo } from 'react';
import { createSanitiser } from '../../html/sanitise.ts';
import type { ControlProps } from '../../inspector/control-props.ts';
import { useField } from '../../inspector/field-source-context.ts';
import { useMessage } from '../../language/use-message.ts';
import styles from './rich-text.module.css';

const RichTextEditor = lazy(async () => {
  try {
    return { default: (await import('./rich-text-editor.tsx')).RichTextEditor };
  } catch {
    // Offline, or the product was updated meanwhile: everything else goes on working.
    return { default: UnavailableEditor };
  }
});

/** Formatted text. The editor for it is loaded when the first such field is shown; until then the text is read only. */
export function RichTextControl(props: ControlProps) {
  return (
    <Suspense fallback={<RichTextPreview pointer={props.pointer} isBusy />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

function UnavailableEditor({ pointer }: ControlProps) {
  const message = useMessage();
  return (
    <>
      <p className={styles.failure} role="alert">
        {message('rich-text.unavailable')}
      </p>
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
  const sanitise = useMemo(() => createSanitiser(''), []);
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
