import { expect, it } from 'vitest';
import { problemCatalogue } from '../problems/problem-catalogue.ts';
import {
  buttonData,
  createContext,
  createPage,
  createSite,
  headingData,
  metadataData,
  pageData,
} from '../testing/documents.ts';
import { checkPage } from './check-page.ts';
import type { RuleContext } from './engine/rule.ts';
import { rules } from './rules.ts';

it('has each code once', () => {
  const codes = rules.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

it('finds nothing in a page that is in order', () => {
  expect(checkPage(createPage(pageData()), createContext())).toEqual([]);
});

/** Judged by schemas, migrations and the settings of a site. */
const OTHERS = [
  'json-malformed',
  'text-invalid',
  'document-too-large',
  'document-too-deep',
  'property-missing',
  'property-unknown',
  'value-wrong-type',
  'value-not-allowed',
  'value-wrong-format',
  'value-too-long',
  'value-too-short',
  'value-out-of-range',
  'value-repeated',
  'section-two-contents',
  'variant-invalid',
  'widget-type-unknown',
  'widget-version-unknown',
  'widget-migration-failed',
  'contrast-low',
];

it('has a rule for every other code of the catalogue, in its order', () => {
  const codes = Object.keys(problemCatalogue).filter((code) => !OTHERS.includes(code));
  expect(rules.map(({ code }) => code)).toEqual(codes);
});

it('runs every rule of the list', () => {
  const context = { ...createContext(), ...brokenSurroundings() };
  const found = new Set(checkPage(brokenPage(), context).map(({ code }) => code));
  expect([...found].sort()).toEqual(rules.map(({ code }) => code).sort());
});

const COUNTDOWN = { target: '2026-01-01T10:00:00Z', doneText: 'Ya' };

/** A page in which every rule finds something; a rule that is new adds its own. */
function brokenPage() {
  const picture = { src: 'assets/a.svg', alt: 'A', width: 8, height: 8 };
  const title = (id: string) => ({ ...headingData(id), variants: { p: { level: 2 } } });
  const shown: Parameters<typeof createPage>[0][] = [
    {
      id: 'root',
      type: 'image',
      content: { image: { ...picture, src: 'assets/no.svg', alt: '' } },
    },
    title('title-1'),
    title('title-2'),
    headingData('small', 4),
    { id: 'unwritten', type: 'heading', content: { text: 'Escribe aquí tu título', level: 4 } },
    { id: 'foto', type: 'image', content: { image: { ...picture, src: 'assets/b.svg' } } },
    {
      id: 'buscar',
      type: 'search-hero',
      content: { title: 'A', headingLevel: 4, image: picture, ctaLabel: 'Ir' },
    },
    buttonData('/nada', 'dead'),
    buttonData('/borrador', 'draft'),
    buttonData('#', 'empty'),
    { id: 'timer', type: 'countdown-timer', content: COUNTDOWN },
    consentData('cookies-1'),
    consentData('cookies-2'),
  ];
  const hidden = [
    { id: 'a', type: 'x-tabs', content: { shows: 'a' } },
    { id: 'form', type: 'x-form', content: { form: 'aplicar' } },
    headingData('unused'),
  ];
  const sections = [...shown.map(({ id }) => String(id)), 'gone'].map((id) => ({
    sectionId: `s-${id}`,
    widgetId: id,
  }));
  const metadata = metadataData([
    { sectionId: 'band', options: { background: 'ink' }, subSections: sections },
    { sectionId: 'gap', subSections: [] },
  ]);
  return createPage(
    pageData([...shown, ...hidden], { url: '/jobs', aliases: ['/docs', '/a/web'], metadata }),
  );
}

function consentData(id: string) {
  const categories = [{ id: 'basic', name: 'Básicas', description: 'Siempre', required: true }];
  return {
    id,
    type: 'cookie-consent',
    content: { heading: 'Cookies', text: 'Usamos cookies.', version: 1, categories },
  };
}

function brokenSurroundings(): Partial<RuleContext> {
  const { fields, pages } = createContext();
  const { theme } = createSite();
  const colors = { ...theme.colors, ink: '#5f6b7c' };
  const budgets = { page: 1, markup: 1, scripts: 1, image: 1 };
  const draft = { id: 'draft', url: '/borrador', isPublished: false };
  return {
    site: createSite({ theme: { ...theme, colors }, budgets }),
    pages: [...pages, { id: 'home', url: '/copia' }, draft],
    assets: new Map(
      ['assets/a.svg', 'assets/b.svg'].map((src) => [src, { bytes: 9000, gzipBytes: 3000 }]),
    ),
    forms: new Set(),
    fields: { ...fields, 'x-tabs': { WidgetRef: ['shows'] }, 'x-form': { FormRef: ['form'] } },
    now: Date.parse('2026-02-01T10:00:00Z'),
  };
}
