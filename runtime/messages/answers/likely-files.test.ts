import { expect, it } from 'vitest';
import { contextAt } from '#schemas/forms/base/answers.ts';
import { judgeFile, MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';
import { interpretForm } from '#schemas/forms/interpret-form.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { wordAnswer } from './answer-texts.ts';
import es from './es.json' with { type: 'json' };

/** A box is ticked or not: what else a client sends for it is no yes. */
const NO_CONSENTS = ['', 'false', 'no', 'off', '0', 'on', 'sí', 'acepto', 'yes', '1', 'x', 'TRUE'];

/** As people choose them: name, first bytes, and what the field says. */
const FILES: readonly (readonly [name: string, start: string, said: string, size?: number])[] = [
  [
    'IMG_2041.HEIC',
    '\0\0\0\x18ftypheic',
    'Es una foto HEIC: toma una captura de pantalla de ella y súbela',
  ],
  [
    'IMG-20261125-WA0001.jpg',
    'RIFF\x24\0\0\0WEBPVP8 ',
    'Es una imagen WebP: toma una captura de pantalla de ella y súbela',
  ],
  ['foto.jpg', '', 'El archivo llegó vacío: elígelo o toma la foto otra vez'],
  [
    'cv escaneado.pdf',
    '%PDF-1.7',
    'Máximo 10 MB: elige un archivo más ligero o envía una foto',
    MAX_UPLOAD_BYTES + 1,
  ],
  [
    'cv.doc',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'Guárdalo como PDF o como .docx sin contraseña, y súbelo otra vez',
  ],
  ['cv.pages', 'PK\x03\x04', 'Guárdalo como PDF o como .docx sin contraseña, y súbelo otra vez'],
  ['cv.docm', 'PK\x03\x04', 'Tiene macros: guárdalo como PDF o como .docx normal'],
  ['cv.pdf', '<!DOCTYPE html>', 'No se puede leer: guárdalo de nuevo, por ejemplo como PDF'],
  [
    'VID_2041.mp4',
    '\0\0\0\x18ftypmp42',
    'Sube un PDF, un Word (.docx), un texto (.txt) o una foto JPG o PNG',
  ],
  [
    'PTT-20261125-WA0002.opus',
    'OggS\0\x02',
    'Sube un PDF, un Word (.docx), un texto (.txt) o una foto JPG o PNG',
  ],
  [
    'documentos.zip',
    'PK\x03\x04',
    'Sube un PDF, un Word (.docx), un texto (.txt) o una foto JPG o PNG',
  ],
  ['cv.xlsx', 'PK\x03\x04', 'Sube un PDF, un Word (.docx), un texto (.txt) o una foto JPG o PNG'],
];

it('consent: whatever is no tick asks for one', () => {
  const form = formOf(question('q', 'consent', { required: true }));
  const said = NO_CONSENTS.map((value) =>
    interpretForm(form, { q: [value] }, contextAt(0)).errors.map((error) => wordAnswer(error, es)),
  );
  expect(said).toEqual(Array(12).fill(['Marca la casilla para seguir']));
});

it('file: the twelve files that are most likely no CV are told what to do', () => {
  expect(FILES).toHaveLength(12);
  for (const [name, content, said, size = content.length] of FILES) {
    const start = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
    const judged = judgeFile({ name, size, start });
    expect([name, 'code' in judged && wordAnswer(judged, es)]).toEqual([name, said]);
  }
});
