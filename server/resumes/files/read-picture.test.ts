import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfOfScan, pdfWithoutText } from '../../testing/uploads/hostile-resumes.ts';
import { installStandIn } from '../../testing/uploads/stand-in-recogniser.ts';
import { readResume } from './read-resume.ts';
import { RECOGNISING, WITH_PICTURES } from './readable-kinds.ts';
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
      expect(fields.filter(({ source }) => 'box' in source)).toEqual([]);
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

/** Starts a program without a network, where the machine lets us. */
const APART = { program: 'unshare', flags: ['-rn'] };
const canTakeNetwork = spawnSync(APART.program, [...APART.flags, 'true']).status === 0;

it.runIf(canTakeNetwork && findRecogniser() !== undefined)(
  'with the network taken away a photo is read alike',
  async () => {
    const file = fileURLToPath(new URL('../child/resume-child.ts', import.meta.url));
    const child = fork(file, ['jpg', WITH_PICTURES], {
      execPath: APART.program,
      execArgv: [...APART.flags, process.execPath, '--import', 'tsx'],
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    child.stdin?.end(await photo(...LINES));
    const [told] = await once(child, 'message');
    const [reading] = await once(child, 'message');
    expect(told).toBe(RECOGNISING);
    expect(reading).toMatchObject({
      text: 'whole',
      fields: [{ value: 'Rocío Peña Trejo' }, {}, {}],
    });
  },
  120_000,
);

it('a photo of twelve megapixels is scaled down before it is recognised', async () => {
  const large = sharp(await photo(...LINES)).resize({ width: 3000, height: 4000, fit: 'fill' });
  const { text, fields } = await readResume('jpg', await large.jpeg().toBuffer(), {
    recogniser: findRecogniser(standIn.from),
  });
  expect([text, fields[0]?.value]).toEqual(['whole', 'Rocío Peña Trejo']);
});

it('of a long scan two pages are read, and that it is a scan is said', async () => {
  const size = { width: 900, height: 600 };
  const page = sharp(await photo(...LINES)).resize({ ...size, fit: 'fill' });
  const scan = pdfOfScan(await page.jpeg().toBuffer(), { ...size, pages: 3 });
  const { text, reasons, lines } = await readResume('pdf', scan, {
    recogniser: findRecogniser(standIn.from),
  });
  expect([text, reasons]).toEqual(['partial', ['scan-cut']]);
  expect(lines.filter((line) => line === LINES[0])).toHaveLength(2);
});

describe('a scan on which its app wrote its name', () => {
  const scanned = async () => {
    const size = { width: 900, height: 600 };
    const page = sharp(await photo(...LINES)).resize({ ...size, fit: 'fill' });
    const jpeg = await page.jpeg().toBuffer();
    return pdfOfScan(jpeg, { ...size, pages: 2, stamp: 'Escaneado con CamScanner' });
  };

  it('is read as the picture that it is', async () => {
    const recogniser = findRecogniser(standIn.from);
    const { lines, fields } = await readResume('pdf', await scanned(), { recogniser });
    expect(lines[0]).toBe(LINES[0]);
    expect(fields[0]?.source).toEqual({ page: 1, line: 1 });
    expect(fields[0]).toMatchObject({ field: 'name', value: 'Rocío Peña Trejo' });
  });

  it('is told to be a picture where none are read', async () => {
    const { text, reasons } = await readResume('pdf', await scanned());
    expect([text, reasons]).toEqual(['none', ['pictures-off']]);
  });

  it('is no scan where the few words beside a portrait are a CV', async () => {
    const size = { width: 600, height: 800 };
    const portrait = sharp({ create: { ...size, channels: 3, background: '#876' } }).jpeg();
    const stamp = 'Ana Ruiz Soto, tel. 55 1234 5678';
    const cv = pdfOfScan(await portrait.toBuffer(), { ...size, pages: 1, stamp });
    const recogniser = findRecogniser(blindStandIn.from);
    for (const options of [{}, { recogniser }]) {
      const { fields } = await readResume('pdf', cv, options);
      expect(fields).toContainEqual(expect.objectContaining({ value: '+525512345678' }));
    }
  });
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
