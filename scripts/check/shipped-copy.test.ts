import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyWidget, PageDocument } from '#schemas/documents/documents.ts';
import { fieldsAt } from '#schemas/json/fields.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { readDemoFeed } from '#server/demo/read-demo-feed.ts';
import { projectRoot } from '../base/project-root.ts';

// What the product specification says of the texts of the pages, held against the pages that ship. What is expected
// is written here by hand: quoted Spanish to the letter, the rest as `source` has it.

const SITES = ['repartidores-mx', 'almacenes-norte'];

/** The companies of the directory: address and legal name (design/pages.md, "Companies"). */
const COMPANIES = [
  { slug: 'cumbre-ultima-milla', legalName: 'Cumbre Última Milla, S.A. de C.V.' },
  { slug: 'quetzal-entregas', legalName: 'Quetzal Entregas, S. de R.L. de C.V.' },
  { slug: 'rutas-del-bajio', legalName: 'Rutas del Bajío, S.A. de C.V.' },
  { slug: 'norte-agil-logistica', legalName: 'Norte Ágil Logística, S.A.P.I. de C.V.' },
  { slug: 'sierra-azul-mensajeria', legalName: 'Sierra Azul Mensajería, S.A. de C.V.' },
  { slug: 'tenochtli-reparto', legalName: 'Tenochtli Reparto, S.A. de C.V.' },
  { slug: 'peninsula-expres', legalName: 'Península Exprés, S. de R.L. de C.V.' },
  { slug: 'colibri-paqueteria', legalName: 'Colibrí Paquetería, S.A. de C.V.' },
];

interface Block {
  readonly source: string;
  readonly heading: string;
  /** Of its button, where the specification words it. */
  readonly button?: string;
  /** How many parts it has, by their place in its content. */
  readonly parts?: readonly [place: string, count: number];
}

const COMPANY_BLOCKS: readonly Block[] = [
  {
    source: "section 1: 'a hero with a logo, the headline …'",
    heading: 'Ofreciendo excelencia en todo México',
    button: 'Explorar oportunidades',
  },
  {
    source: "section 1: 'with four numbered steps … It also has a button'",
    heading: 'Cómo Aplicar',
    button: 'Ver todas las oportunidades',
    parts: ['steps.*', 4],
  },
  {
    source: "section 1: 'with three cards'",
    heading: 'Nuestra Misión Y Valores Fundamentales',
    parts: ['cards.*', 3],
  },
  {
    source: "section 1: 'with three flip cards'",
    heading: 'Lo Que Nos Distingue',
    parts: ['cards.*', 3],
  },
  {
    source: "section 1: 'with a button to the search page filtered by that company'",
    heading: 'Únete A Nuestro Equipo',
  },
];

const HOME_BLOCKS: readonly Block[] = [
  {
    source: 'section 2, home benefits block: the four benefits listed',
    heading: 'Beneficios que funcionan para usted',
    parts: ['items.*', 4],
  },
];

/** Section 1: "click 'Aplicar', open the chat, start the conversation, save our contact". */
const STEPS = [/clic en “Aplicar”/, /abre el chat/i, /inicia la conversación/i, /nuestro contacto/];

describe.each(COMPANIES)('the page of $legalName', ({ slug, legalName }) => {
  const page = pageAt(`/sobre-nosotros/${slug}`);

  it.each(COMPANY_BLOCKS)('has $heading', (block) => {
    expect(factsOf(page, block)).toEqual(expectedOf(block));
  });

  it('counts its four steps, from the button to the contact', () => {
    const steps = blockOf(page, 'Cómo Aplicar');
    expect(valuesAt(steps, 'steps.*.number')).toEqual([1, 2, 3, 4]);
    const titles = valuesAt(steps, 'steps.*.title');
    for (const [index, step] of STEPS.entries()) expect(titles[index]).toMatch(step);
  });

  it('turns the cards of "Lo Que Nos Distingue" over, and not those of its mission', () => {
    expect(blockOf(page, 'Lo Que Nos Distingue').type).toBe('flip-cards');
    expect(blockOf(page, 'Nuestra Misión Y Valores Fundamentales').type).toBe('cards');
  });

  it.each(['Ofreciendo excelencia en todo México', 'Cómo Aplicar', 'Únete A Nuestro Equipo'])(
    'leads from %s to the jobs of this company',
    (heading) => {
      const [href] = valuesAt(blockOf(page, heading), 'cta.href');
      const { pathname, searchParams } = new URL(String(href), 'https://site.example');
      expect([pathname, [...searchParams]]).toEqual(['/buscar-empleos', [['company', legalName]]]);
    },
  );

  it('lists no jobs but its own', () => {
    const companies = page.widgets.flatMap((widget) => valuesAt(widget, 'variantConfig.company'));
    expect(companies).toEqual([legalName]);
  });

  it('ends with the year 2024, the terms, the privacy policy and a way to the company', () => {
    const [footer] = widgetsOf(page, 'footer');
    expect(valuesAt(footer, 'year')).toEqual([2024]);
    expect(valuesAt(footer, 'links.*.href')).toEqual(
      expect.arrayContaining(['/términos-y-condiciones', '/política-de-privacidad']),
    );
    expect(valuesAt(footer, 'contacts.*.kind')).not.toEqual([]);
  });
});

it('one company began with 7 units in 2022 and has 52 in 2025 (section 2)', () => {
  const page = pageAt('/sobre-nosotros/tenochtli-reparto');
  const [text] = valuesAt(blockOf(page, 'Ofreciendo excelencia en todo México'), 'text');
  expect(text).toMatch(/2022 con 7 unidades.* 2025 tenemos 52/);
});

describe('the home page', () => {
  const page = pageAt('/home');

  it('says in its headline that more than packages are delivered (section 2, home hero)', () => {
    expect(valuesAt(widgetsOf(page, 'search-hero')[0], 'title').join()).toMatch(/más que paquetes/);
  });

  it.each(HOME_BLOCKS)('has $heading', (block) => {
    expect(factsOf(page, block)).toEqual(expectedOf(block));
  });

  it('lists vouchers, the vehicle with fuel and insurance, medical and life insurance (section 2)', () => {
    const benefits = valuesAt(blockOf(page, 'Beneficios que funcionan para usted'), 'items.*.text');
    const expected = [
      /vales de despensa/i,
      /vehículo con gasolina y seguro/i,
      /gastos médicos menores/i,
      /seguro de vida/i,
    ];
    for (const [index, benefit] of expected.entries()) expect(benefits[index]).toMatch(benefit);
  });

  it.each([
    { type: 'cards', place: 'cards.*', count: 4, source: 'section 2, home benefits block' },
    { type: 'logo-strip', place: 'logos.*', count: 8, source: 'section 9, logo strip' },
    { type: 'faq', place: 'items.*', count: 5, source: 'section 9, FAQ' },
    { type: 'blogs', place: 'posts.*', count: 3, source: 'section 9, related-blog carousel' },
  ])('has $count entries in its $type', ({ type, place, count }) => {
    expect(widgetsOf(page, type).map((widget) => valuesAt(widget, place).length)).toEqual([count]);
  });
});

describe('the pages that the specification titles', () => {
  it.each([
    { url: '/términos-y-condiciones', place: 'text', title: 'Términos de Servicio' },
    { url: '/sobre-nosotros', place: 'heading', title: 'Sobre nosotros' },
    { url: '/blogs', place: 'heading', title: 'Blogs' },
  ])('$url says $title (section 2, routes)', ({ url, place, title }) => {
    const page = pageAt(url);
    expect(page.metadata.title).toBe(title);
    expect(page.widgets.flatMap((widget) => valuesAt(widget, place))).toContain(title);
  });
});

it('three articles are dated in January 2024 and read in 10 minutes, as their list says (section 2)', () => {
  const [list] = widgetsOf(pageAt('/blogs'), 'blog-list');
  const urls = valuesAt(list, 'posts.*.redirectUrl').map(String);
  const articles = urls.map((url) => widgetsOf(pageAt(url), 'blog-article')[0]);
  const dates = articles.flatMap((article) => valuesAt(article, 'date'));
  expect(dates).toEqual(valuesAt(list, 'posts.*.date'));
  expect(new Set(dates).size).toBe(3);
  for (const date of dates) expect(date).toMatch(/^2024-01-\d\d$/);
  const minutes = articles.flatMap((article) => valuesAt(article, 'readingMinutes'));
  expect(minutes).toEqual([10, 10, 10]);
});

it('the terms have the nine sections, the age and the law (sections 1 and 2)', () => {
  const html = pageAt('/términos-y-condiciones')
    .widgets.flatMap((widget) => valuesAt(widget, 'html'))
    .join('\n');
  const titles = [...html.matchAll(/<h2>\d\. ([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual([
    'Descripción del servicio',
    'Responsabilidades de quien usa el sitio',
    'Enlaces a los sitios de las contratistas',
    'Propiedad intelectual',
    'Limitación de responsabilidad',
    'Indemnización',
    'Cambios a los términos',
    'Ley aplicable',
    'Contacto',
  ]);
  for (const said of [/persona física y tener 18 años cumplidos/, /la ley de Brasil/, /publicidad/])
    expect(html).toMatch(said);
});

it('one paragraph is in English, the one of the home hero, and says so (section 1)', () => {
  const foreign = SITES.flatMap(pagesOf).flatMap(({ url, widgets }) =>
    widgets.flatMap((widget) => {
      const langs = [widget.content, widget.variants?.p].flatMap((content) =>
        fieldsAt(content, 'textLang').map(({ value }) => value),
      );
      return langs.map((lang) => [url, widget.type, lang]);
    }),
  );
  expect(foreign).toEqual([['/home', 'search-hero', 'en']]);
  const [hero] = widgetsOf(pageAt('/home'), 'search-hero');
  expect(valuesAt(hero, 'text').join()).toMatch(/you deliver more than packages/);
});

it('the companies of the demo jobs are the eight of the directory, by the same names', async () => {
  const names = ({ slug, legalName }: (typeof COMPANIES)[number]) => `${slug}: ${legalName}`;
  expect((await companiesOf('repartidores-mx')).map(names).sort()).toEqual(
    COMPANIES.map(names).sort(),
  );
});

describe.each(SITES)('in %s', (site) => {
  it('every link with a company names one that has demo jobs, to the letter', async () => {
    const companies = await companiesOf(site);
    const known = companies.map(({ legalName }) => legalName);
    const named = filesOf(site).flatMap(companiesLinked);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('the settings name the companies of the demo jobs', async () => {
    const settings = parsed(parseSiteText(readFileSync(fileIn(site, 'site.json'), 'utf8')));
    const companies = await companiesOf(site);
    expect(settings.companies?.map(({ name }) => name).sort()).toEqual(
      companies.map(({ legalName }) => legalName).sort(),
    );
  });
});

function factsOf(page: PageDocument, { heading, button, parts }: Block) {
  const block = blockOf(page, heading);
  return {
    button: button && valuesAt(block, 'cta.label'),
    parts: parts && valuesAt(block, parts[0]).length,
  };
}

function expectedOf({ button, parts }: Block) {
  return { button: button && [button], parts: parts?.[1] };
}

/** The one block with this heading. */
function blockOf({ id, widgets }: PageDocument, heading: string): AnyWidget {
  const [block, ...more] = widgets.filter((widget) =>
    ['heading', 'title'].flatMap((place) => valuesAt(widget, place)).includes(heading),
  );
  if (block === undefined || more.length > 0)
    throw new Error(`${id} has ${block ? 'more than one' : 'no'} block "${heading}".`);
  return block;
}

function widgetsOf({ widgets }: PageDocument, type: string): AnyWidget[] {
  return widgets.filter((widget) => widget.type === type);
}

function valuesAt(widget: AnyWidget | undefined, place: string): unknown[] {
  return fieldsAt(widget?.content, place).map(({ value }) => value);
}

function pageAt(url: string): PageDocument {
  const page = pagesOf('repartidores-mx').find((shipped) => shipped.url === url);
  if (!page) throw new Error(`No page is at ${url}.`);
  return page;
}

function pagesOf(site: string): PageDocument[] {
  return filesOf(site).map((text) => parsed(parsePageText(text)));
}

/** The texts of a site's pages. */
function filesOf(site: string): string[] {
  const names = readdirSync(fileIn(site)).filter((name) => name.endsWith('.page.json'));
  return names.map((name) => readFileSync(fileIn(site, name), 'utf8'));
}

function fileIn(site: string, ...name: readonly string[]): string {
  return path.join(projectRoot, 'pages', site, ...name);
}

/** Values of the filter `company` in all addresses of a text. */
function companiesLinked(text: string): string[] {
  const queries = text.match(/\bcompany=[^"'&#<\\\s]*/g) ?? [];
  return queries.map((query) => new URLSearchParams(query).get('company') ?? '');
}

async function companiesOf(site: string) {
  const feed = await readDemoFeed(fileIn(site));
  if (!feed) throw new Error(`${site} has no demo jobs.`);
  return feed.companies;
}

function parsed<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false },
): Value {
  if (!result.ok) throw new Error(`Not a document: ${JSON.stringify(result)}`);
  return result.value;
}
