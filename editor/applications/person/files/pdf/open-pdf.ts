import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

export type PdfProblem = 'encrypted' | 'damaged';

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  close(): void;
}

/**
 * Reads a PDF in a thread of its own. Its scripts never run: the part of the library that would run them is not
 * loaded. Pictures in JPEG 2000 and JBIG2 stay blank, since what decodes them is compiled at run time, which the
 * editor's policy forbids.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf | PdfProblem> {
  const task = getDocument({
    // The bytes go to the thread and are gone here.
    data: new Uint8Array(bytes.slice(0)),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    verbosity: 0,
  });
  try {
    return { document: await task.promise, close: () => void task.destroy() };
  } catch (error) {
    void task.destroy();
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';
  }
}
