import { useEffect, useMemo, useState } from 'react';
import type { EditedPage } from '../document/edited-page.ts';
import { readPage } from '../document/read-page.ts';
import type { Upload } from './upload.ts';

/** A page that is to be imported, by its text and by its parts. */
export interface UploadPage {
  /** undefined for an archive, and until it is read. */
  readonly text: string | undefined;
  /** undefined where its sections and blocks cannot be told apart. */
  readonly page: EditedPage | undefined;
}

export function useUploadPage({ kind, blob }: Upload): UploadPage {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isGone = false;
    if (kind === 'page')
      void blob.text().then((read) => {
        if (!isGone) setText(read);
      });
    return () => {
      isGone = true;
    };
  }, [kind, blob]);
  const page = useMemo(() => {
    const read = text === undefined ? undefined : readPage(text);
    return read?.ok ? read.value : undefined;
  }, [text]);
  return { text, page };
}
