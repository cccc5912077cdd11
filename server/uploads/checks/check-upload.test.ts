import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';
import { plainPicture } from '../../testing/assets.ts';
import { docxOf, gpsJpeg, heicPhoto, oldWord, pdfOf } from '../../testing/uploads/files.ts';
import { checkUpload } from './check-upload.ts';

async function check(name: string, bytes: Buffer) {
  const checked = await checkUpload({ name, bytes }, async () => true);
  return 'refusal' in checked
    ? checked.refusal.code
    : `${checked.value.type} ${checked.value.name}`;
}

const png = () => plainPicture(40, 20).png().toBuffer();
const text = (content: string, encoding: BufferEncoding = 'utf8') => Buffer.from(content, encoding);

describe('a file is taken', () => {
  it('by its bytes and its extension together, whatever its capitals', async () => {
    expect(await check('Currículum María José Núñez.pdf', pdfOf())).toBe(
      'pdf Currículum María José Núñez.pdf',
    );
    expect(await check('CV.PDF', pdfOf())).toBe('pdf CV.pdf');
    expect(await check('cv.docx', docxOf())).toBe('docx cv.docx');
    expect(await check('cv.doc', docxOf())).toBe('docx cv.docx');
    expect(await check('licencia.png', await png())).toBe('png licencia.png');
    expect(await check('foto.JPEG', await gpsJpeg())).toBe('jpg foto.jpeg');
  });

  it('as a text in whatever encoding it is', async () => {
    expect(await check('cv.txt', text('Ana Núñez\r\n'))).toBe('txt cv.txt');
    expect(await check('cv.txt', text('Ana N\xfa\xf1ez', 'latin1'))).toBe('txt cv.txt');
    expect(await check('cv.txt', text('\ufeffAna', 'utf16le'))).toBe('txt cv.txt');
  });

  it('up to ten mebibytes, the last byte included', async () => {
    expect(await check('cv.pdf', pdfOf(MAX_UPLOAD_BYTES))).toBe('pdf cv.pdf');
    expect(await check('cv.pdf', pdfOf(MAX_UPLOAD_BYTES + 1))).toBe('file-size');
  });

  it('without an extension where its bytes say enough', async () => {
    expect(await check('image:1234', await png())).toBe('png image1234.png');
    expect(await check('', pdfOf())).toBe('pdf archivo.pdf');
    expect(await check('nota', text('hola'))).toBe('file-type');
  });

  it('as the picture that it is where a chat has named it otherwise', async () => {
    expect(await check('IMG-20260101.jpg', await png())).toBe('png IMG-20260101.png');
  });

  it('without a name that leads anywhere or reads backwards', async () => {
    expect(await check('../../etc/cv.pdf', pdfOf())).toBe('pdf cv.pdf');
    expect(await check('C:\\docs\\cv.pdf', pdfOf())).toBe('pdf cv.pdf');
    expect(await check('cv\u202efdp.exe.pdf', pdfOf())).toBe('pdf cvfdp.exe.pdf');
    expect(await check('"a"\r\nx: <b>.pdf', pdfOf())).toBe('pdf ax b.pdf');
    const [, name = ''] = (await check(`${'ñ'.repeat(300)}.pdf`, pdfOf())).split(' ');
    expect(name).toBe(`${'ñ'.repeat(120)}.pdf`);
  });
});

describe('a picture', () => {
  it('loses place and person, and stands upright', async () => {
    const checked = await checkUpload(
      { name: 'foto.jpg', bytes: await gpsJpeg() },
      async () => true,
    );
    const stored = 'value' in checked ? checked.value.bytes : Buffer.alloc(0);
    const { exif, width, height, orientation = 1 } = await sharp(stored).metadata();
    expect([exif, width, height, orientation]).toEqual([undefined, 100, 200, 1]);
    expect(stored.includes('Ana Secreta')).toBe(false);
  });

  it('of more pixels than can be drawn is refused before it is drawn', async () => {
    const flood = await plainPicture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(await check('a.png', flood)).toBe('file-pixels');
  });

  it('that was cut off is refused', async () => {
    const photo = await gpsJpeg();
    expect(await check('a.jpg', photo.subarray(0, photo.length / 2))).toBe('file-damaged');
  });
});

describe('a picture of another kind is named, whatever its extension', () => {
  it.each(['webp', 'gif', 'tiff', 'avif'] as const)('%s', async (format) => {
    const bytes = await plainPicture(40, 20).toFormat(format).toBuffer();
    for (const name of [`foto.${format}`, 'foto.jpg', 'cv.pdf', 'foto'])
      expect(await checkUpload({ name, bytes }, async () => true)).toEqual({
        refusal: {
          code: 'file-picture',
          params: { kind: expect.stringMatching(new RegExp(format, 'i')) },
        },
      });
  });

  it('with several frames, too', async () => {
    const bytes = await plainPicture(40, 20).gif({ loop: 0 }).toBuffer();
    expect(await check('foto.png', bytes)).toBe('file-picture');
  });
});

describe('a file is refused with what helps', () => {
  it.each<[string, Buffer, string]>([
    ['IMG_2041.HEIC', heicPhoto(), 'file-heic'],
    ['foto.jpg', heicPhoto(), 'file-heic'],
    ['foto.heif', text('x'), 'file-heic'],
    ['cv.pdf', Buffer.alloc(0), 'file-empty'],
    ['cv.pdf', text('MZ\x90\0\x03', 'latin1'), 'file-damaged'],
    ['cv.exe', text('MZ\x90\0\x03', 'latin1'), 'file-type'],
    ['cv.html', text('<script>alert(1)</script>'), 'file-type'],
    ['cv.svg', text('<svg onload="alert(1)"/>'), 'file-type'],
    ['cv.pdf.html', pdfOf(), 'file-type'],
    ['cv.pdf', text('<html><script>1</script>%PDF-1.7'), 'file-damaged'],
    ['cv.jpg', pdfOf(), 'file-damaged'],
    ['cv.doc', oldWord(), 'file-word'],
    ['cv.docx', oldWord(), 'file-word'],
    ['cv.docx', docxOf({ 'word/vbaProject.bin': Buffer.from('x') }), 'file-macros'],
    ['cv.docx', docxOf({ 'word/media/a': Buffer.alloc(101 * 1024 * 1024) }), 'file-damaged'],
    ['cv.docx', text('PK\x03\x04 nothing more', 'latin1'), 'file-damaged'],
    ['cv.docm', docxOf(), 'file-macros'],
    ['cv.odt', docxOf(), 'file-word'],
    ['cv.pages', docxOf(), 'file-word'],
    ['cv.gdoc', text('{"doc_id":"1"}'), 'file-word'],
    ['cv.rtf', text('{\\rtf1\\ansi Ana}'), 'file-word'],
    ['cv.doc', text('{\\rtf1\\ansi Ana}'), 'file-word'],
    ['cv.doc', text('<html><p>Ana'), 'file-word'],
    ['cv.docx', text('<html><p>Ana'), 'file-word'],
    ['cv.txt', text('{\\rtf1\\ansi Ana}'), 'file-word'],
    ['cv.txt', text('\ufeff<!DOCTYPE html><p>Ana'), 'file-word'],
    ['cv.txt', text('MIME-Version: 1.0\nContent-Type: multipart/related'), 'file-word'],
    ['cv.pdf', docxOf(), 'file-damaged'],
    ['cv.zip', docxOf(), 'file-type'],
  ])('%s', async (name, bytes, code) => {
    expect(await check(name, bytes)).toBe(code);
  });
});
