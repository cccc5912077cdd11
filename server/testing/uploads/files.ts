import { zipSync } from 'fflate';
import { phonePhoto } from '../assets.ts';

/** A PDF of exactly so many bytes. */
export function pdfOf(bytes = 400): Buffer {
  const file = Buffer.alloc(bytes, ' ');
  file.write('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n');
  return file;
}

/** @param extra files of the package by their names */
export function docxOf(extra: Readonly<Record<string, Uint8Array>> = {}): Buffer {
  const text = (content: string) => new TextEncoder().encode(content);
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': text('<Types/>'),
      'word/document.xml': text('<w:document/>'),
      ...extra,
    }),
  );
}

export function heicPhoto(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
}

/** What Word wrote before 2007. */
export function oldWord(): Buffer {
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500)]);
}

export function gpsJpeg(): Promise<Buffer> {
  return phonePhoto(200, 100).jpeg().toBuffer();
}

/** Body and headers of a file as browsers send it. */
export async function multipartOf(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  form.set('note', 'x');
  form.set('file', new File([bytes], name, { type: 'application/octet-stream' }));
  const request = new Response(form);
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
