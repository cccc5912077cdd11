import { useEffect, useMemo, useState } from 'react';
import type { EditedPage } from '../document/edited-page.ts';
import { readPage } from '../document/read-page.ts';
import type { Upload } from './upload.ts';
import { readZipEntry } from './zip-entry.ts';

/** A page that is to be imported, by its text and by its parts. */
export interface UploadPage {
  /** undefined until it is read. */
  readonly text: string | undefined;
  /** undefined where its sections and blocks cannot be told apart. */
  readonly page: EditedPage | undefined;
}

/** @param file its name in an archive */
export function useUploadPage({ kind, blob }: Upload, file: string): UploadPage {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const reading = kind === 'page' ? blob.text() : readZipEntry(blob, file);
    // A file that went away meanwhile: its problems stand without the names of its blocks.
    reading.then((read) => !isGone && setText(read)).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [kind, blob, file]);
  const page = useMemo(() => {
    const read = text === undefined ? undefined : readPage(text);
    return read?.ok ? read.value : undefined;
  }, [text]);
  return { text, page };
}
