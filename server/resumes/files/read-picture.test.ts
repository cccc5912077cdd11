import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfWithoutText } from '../../testing/uploads/hostile-resumes.ts';
import { installStandIn } from '../../testing/uploads/stand-in-recogniser.ts';
import { readResume } from './read-resume.ts';
import { findRecogniser, type Recogniser } from './recogniser.ts';

const LINES = [
  'Nombre: Rocío Peña Trejo',
  'Tel. 442 123 1614',
  'Correo: rocio.trejo20@correo.example',
];

const standIns = [installStandIn([...LINES, '|. ;']), installStandIn(['|. ;'])] as const;
const [standIn, blindStandIn] = standIns;
afterAll(() => {
  for (const each of standIns) each.remove();
});

/** Paper with large letters. */
function photo(...lines: readonly string[]): Promise<Buffer> {
  const texts = lines.map(
    (line, index) =>
      `<text x="40" y="${70 + index * 60}" font-size="34" font-family="DejaVu Sans, sans-serif">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="#f4efe6"/>${texts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}

/** The one that is installed here, where one is, beside one that always is. */
function recognisers(ofStandIn: string): (readonly [string, Recogniser | undefined])[] {
  const installed = findRecogniser();
  return [
    ['a stand-in', findRecogniser(ofStandIn)],
    ...(installed === undefined ? [] : [['the installed one', installed] as const]),
  ];
}

describe('with a recogniser', () => {
  it.each(recognisers(standIn.from))(
    'a photo of a CV is read, and says before that it takes longer (%s)',
    async (_, recogniser) => {
      let isTold = false;
      const { text, fields } = await readResume('jpg', await photo(...LINES), {
        recogniser,
        onPicture: () => {
          isTold = true;
        },
      });
      expect([text, isTold]).toEqual(['whole', true]);
      expect(fields).toMatchObject([
        { field: 'name', value: 'Rocío Peña Trejo', source: { page: 1, line: 1 } },
        { field: 'email', value: 'rocio.trejo20@correo.example', source: { line: 3 } },
        { field: 'phone', value: '+524421231614', source: { line: 2 } },
      ]);
    },
  );

  it.each(recognisers(standIn.from))(
    'a photo of a phone that was held on its side is read (%s)',
    async (_, recogniser) => {
      const turned = sharp(await photo(...LINES))
        .rotate(270)
        .withMetadata({ orientation: 6 });
      const { fields } = await readResume('jpg', await turned.jpeg().toBuffer(), { recogniser });
      expect(fields[0]).toMatchObject({ field: 'name', value: 'Rocío Peña Trejo' });
    },
  );

  it.each(recognisers(blindStandIn.from))(
    'a photo without text is told from one with (%s)',
    async (_, recogniser) => {
      const { text, reasons } = await readResume('png', await photo(), { recogniser });
      expect([text, reasons]).toEqual(['none', ['no-text']]);
    },
  );
});

describe('without a recogniser', () => {
  it('a machine that has none is one where nothing is found, and nothing fails', () => {
    expect(findRecogniser(path.join('/', 'index.js'))).toBeUndefined();
  });

  it.each([
    ['a photo', 'jpg', () => photo(...LINES)],
    ['a scan', 'pdf', pdfWithoutText],
  ] as const)('%s is not read, says why and does not promise to', async (_, kind, make) => {
    let isTold = false;
    const onPicture = () => {
      isTold = true;
    };
    const { text, reasons, fields } = await readResume(kind, await make(), { onPicture });
    expect([text, reasons, fields]).toEqual(['none', ['pictures-off'], []]);
    expect(isTold).toBe(false);
  });
});
