import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { pageText } from '#server/testing/content/content.ts';
import { siteJson } from '#server/testing/sites.ts';

/** Content by the path in a site's folder. */
export type Files = Readonly<Record<string, string | Buffer>>;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** A drawing that compresses to about half of its bytes. */
function drawingOf(bytes: number): string {
  const lines = Array.from({ length: bytes / 64 }, (_, line) =>
    createHash('sha256').update(`${bytes} ${line}`).digest('hex').replace(/[a-f]/g, ' '),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M${lines.join('')}"/></svg>`;
}

/** Of photographs of which documents may say another size. */
const photograph = await sharp({
  create: {
    width: 1600,
    height: 1200,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .jpeg({ quality: 95 })
  .toBuffer();

function image(src: string, width = 800, height = 600): object {
  const content = { image: { src, width, height, alt: 'Una camioneta' } };
  return { widgets: [{ id: 'w1', type: 'image', content }] };
}

function link(...hrefs: readonly string[]): string {
  return `<h1>Hola</h1>${hrefs.map((href) => `<p><a href='${href}'>Ver ${href}</a></p>`).join('')}`;
}

function formText(id: string, questions: readonly FormQuestion[]): string {
  return `${JSON.stringify({ ...formOf(...questions), id }, null, 2)}\n`;
}

function applyPage(channel: 'web' | 'cb', content: object): string {
  const widgets = [{ id: 'w1', type: 'application-form-v2', content }];
  return pageText(channel, 'x', { url: `/aplicar/${channel}`, type: 'APPLY', widgets });
}

function siteFiles(files: Files): Files {
  return {
    'site.json': `${JSON.stringify(siteJson('uno'), null, 2)}\n`,
    'home.page.json': pageText('home', 'Hola'),
    'buscar.page.json': pageText('buscar', 'x', { url: '/buscar-empleos', type: 'JOB_LISTING' }),
    'assets/icon.svg': drawing,
    ...files,
  };
}

/** Folders, and the codes that the command tells of them beside that of pages without a heading. */
export const oddFolders: readonly (readonly [string, Files, readonly string[]])[] = [
  ['nothing odd', siteFiles({}), []],
  [
    'drawings around the budget of pictures',
    siteFiles(
      Object.fromEntries(
        [100_000, 200_000, 240_000, 260_000, 280_000, 300_000, 400_000].flatMap((bytes) => [
          [`assets/d${bytes}.svg`, drawingOf(bytes)],
          [`d${bytes}.page.json`, pageText(`d${bytes}`, 'x', image(`assets/d${bytes}.svg`))],
        ]),
      ),
    ),
    ['image-over-budget'],
  ],
  [
    'photographs of another size than their pages say',
    siteFiles(
      Object.fromEntries(
        [200, 800, 2400, 6000].flatMap((height) => [
          [`assets/p${height}.jpg`, photograph],
          [
            `p${height}.page.json`,
            pageText(`p${height}`, 'x', image(`assets/p${height}.jpg`, 1000, height)),
          ],
        ]),
      ),
    ),
    ['image-over-budget'],
  ],
  [
    'dead links, and links by alias and parameter',
    siteFiles({
      'home.page.json': pageText('home', link('/nada', '/empleo/uno', '/antes', '/buscar-empleos')),
      'job.page.json': pageText('job', 'x', { url: '/empleo/{urlSlug}', type: 'JOB_DETAIL' }),
      'otra.page.json': pageText('otra', link('/otra/nada'), { aliases: ['/antes'] }),
    }),
    ['link-dead'],
  ],
  [
    'a page whose url cannot be read',
    siteFiles({
      'home.page.json': pageText('home', link('/nada')),
      'rota.page.json': pageText('rota', 'x', { url: 7 }),
    }),
    ['value-wrong-type'],
  ],
  [
    'a page whose url is empty',
    siteFiles({
      'home.page.json': pageText('home', link('/nada')),
      'rota.page.json': pageText('rota', 'x', { url: '' }),
    }),
    ['link-dead', 'value-wrong-format'],
  ],
  [
    'pages without a type, and of one that nobody knows',
    siteFiles({
      'home.page.json': pageText('home', link('/empleo/uno', '/puesto/dos')),
      'sin.page.json': JSON.stringify({ id: 'sin', url: '/empleo/{urlSlug}' }),
      'con.page.json': JSON.stringify({ id: 'con', url: '/puesto/{urlSlug}', type: 'ZZZ' }),
    }),
    ['link-dead', 'property-missing', 'value-not-allowed'],
  ],
  [
    'two pages with one address, and system pages that share theirs',
    siteFiles({
      'una.page.json': pageText('una', 'x', { url: '/equipo' }),
      'dos.page.json': pageText('dos', 'x', { aliases: ['/equipo'] }),
      '404.page.json': pageText('404', 'x', { url: '/home', type: 'SYSTEM' }),
    }),
    ['url-collision'],
  ],
  [
    'files that are missing',
    siteFiles({
      'home.page.json': pageText('home', 'x', image('assets/no-esta.png')),
      'otra.page.json': pageText('otra', 'x', image('assets/icono.svg')),
    }),
    ['asset-missing'],
  ],
  [
    'forms with a question that nobody reaches, with words of the law, and that no schema accepts',
    siteFiles({
      'forms/corta.form.json': formText('corta', [
        question('anos', 'number', { limits: { max: 3 } }),
        question('van', 'yes-no', { visibleWhen: { question: 'anos', atLeast: 4 } }),
      ]),
      'forms/edad.form.json': formText('edad', [
        question('edad', 'number', { label: '¿Cuántos años tienes?' }),
      ]),
      'forms/vacia.form.json': '{ "id": "vacia" }',
    }),
    ['form-labour-law', 'form-question-unreachable', 'property-missing'],
  ],
  [
    'a link that asks for a CV alone, to a page for applying that takes none',
    siteFiles({
      'home.page.json': pageText(
        'home',
        link('/aplicar/web?dropOffType=RESUME_DROP_OFF', '/aplicar/cb?dropOffType=RESUME_DROP_OFF'),
      ),
      'web.page.json': applyPage('web', { form: { id: 'corta' } }),
      'cb.page.json': applyPage('cb', { form: { id: 'larga' } }),
      'forms/corta.form.json': formText('corta', [question('nombre', 'full-name')]),
      'forms/larga.form.json': formText('larga', [
        question('cv', 'resume'),
        question('acepto', 'consent'),
      ]),
    }),
    ['resume-nowhere'],
  ],
  [
    'pages that no schema accepts',
    siteFiles({
      'vacia.page.json': '{ "id": "vacia" }',
      'texto.page.json': pageText('texto', 'x', { metadata: 'x', widgets: 7, algo: 1 }),
      'home.page.json': pageText('home', link('/texto', '/vacia')),
    }),
    ['property-missing', 'property-unknown', 'value-wrong-type'],
  ],
];
