import { lazy, Suspense, useState } from 'react';
import type { ApplicationFile } from '#schemas/api/recruiting/applications.ts';
import { applicationFileUrl } from '../../../service/recruiting/application-api.ts';
import { useMessage } from '../../../ui/language/use-message.ts';
import { useWorkspace } from '../../base/workspace-context.ts';
import styles from './files.module.css';
import { ResumeText } from './resume-text.tsx';

const PdfView = lazy(async () => ({ default: (await import('./pdf/pdf-view.tsx')).PdfView }));

export interface FileViewProps {
  readonly applicationId: string;
  readonly file: ApplicationFile;
}

/** A file as it looks, beside its text. Nothing in it runs: pages are drawn, pictures are pictures. */
export function FileView({ applicationId, file }: FileViewProps) {
  return (
    // The column of the person is wider while a file is looked at.
    <div className={styles.view} data-file-view>
      <Look applicationId={applicationId} file={file} />
      <ResumeText applicationId={applicationId} fileId={file.fileId} />
    </div>
  );
}

function Look({ applicationId, file: { fileId, type, name } }: FileViewProps) {
  const message = useMessage();
  const { siteId } = useWorkspace();
  if (type.includes('pdf'))
    return (
      <Suspense fallback={<p role="status">{message('applications.files.opening')}</p>}>
        <PdfView file={{ siteId, id: applicationId, fileId }} name={name} />
      </Suspense>
    );
  if (!/jpe?g|png/.test(type)) return null;
  return <Picture src={applicationFileUrl(siteId, applicationId, fileId)} name={name} />;
}

function Picture({ src, name }: { readonly src: string; readonly name: string }) {
  const message = useMessage();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p role="status">{message('applications.files.picture-failed')}</p>;
  return <img className={styles.picture} src={src} alt={name} onError={() => setBroken(true)} />;
}
