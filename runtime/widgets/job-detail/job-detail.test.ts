// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Job } from '#schemas/api/jobs.ts';
import { createJob } from '../../testing/job.ts';
import { show } from './job-detail-testing.ts';

it('shows the job with its title as the heading of its own page', () => {
  const { find, text } = show();
  expect(find('h1')?.textContent).toBe('Chofer repartidor');
  expect(text).toContain('León, Guanajuato, México');
  expect(text).toContain('$9,000 – $12,000 al mes');
  expect(find('time')?.textContent).toBe('1 oct 2026');
});

it('tells pay, schedule, vehicle, licence, date and benefits in rows, in this order', () => {
  const rows = [...show().document.querySelectorAll('main dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('li')
      ? [...row.querySelectorAll('dd li')].map((item) => item.textContent)
      : row.querySelector('dd')?.textContent,
  ]);
  expect(rows).toEqual([
    ['Sueldo', '$9,000 – $12,000 al mes'],
    ['Horario', 'Lunes a sábado, 7:00 a 15:00'],
    ['Vehículo', 'Van de la empresa'],
    ['Licencia', 'Chofer, tipo B'],
    ['Fecha de publicación', '1 oct 2026'],
    ['Último día para aplicar', '1 dic 2026'],
    ['Prestaciones', ['Vales de despensa', 'Seguro de vida']],
  ]);
});

it('has no row for what a job does not say', () => {
  const { document } = show({
    job: createJob({ details: { pay: { min: 9000, period: 'month' } } }),
  });
  const labels = [...document.querySelectorAll('main dt')].map((label) => label.textContent);
  expect(labels).toEqual(['Sueldo', 'Fecha de publicación']);
});

it('leaves the first heading to the search that shows the job beside its list', () => {
  const { find } = show({ isSearch: true, query: 'job=chofer-1' });
  expect(find('h1')).toBeNull();
  expect(find('h2')?.textContent).toBe('Chofer repartidor');
});

it('names long texts as the specification does, and only those that are there', () => {
  const heads = (job: Job) =>
    [...show({ job }).document.querySelectorAll('main section h2')].map((head) => [
      head.textContent,
      head.getAttribute('lang'),
    ]);
  expect(heads(createJob())).toEqual([
    ['Responsabilidades', null],
    ['Qualificações', 'pt'],
    ['Habilidades', 'pt'],
    ['Experiência', 'pt'],
  ]);
  expect(heads(createJob({ responsibilities: null, qualifications: ' ', skills: '' }))).toEqual([
    ['Experiência', 'pt'],
  ]);
});

it('makes lines that begin with a bullet items of a list, and leaves the others as they are', () => {
  const responsibilities =
    'Cada día:\n• Cargar\n •Entregar\n\n• Cobrar\n\nSin fines de semana.\n2 rutas';
  const section = show({ job: createJob({ responsibilities }) }).document.querySelector(
    'main section',
  );
  const blocks = [...(section?.children ?? [])]
    .slice(1)
    .map((block) => [
      block.localName,
      block.localName === 'ul'
        ? [...block.children].map((li) => li.textContent)
        : block.textContent,
    ]);
  expect(blocks).toEqual([
    ['p', 'Cada día:'],
    ['ul', ['Cargar', 'Entregar', 'Cobrar']],
    ['p', 'Sin fines de semana.\n2 rutas'],
  ]);
});

it('says in its own language that a title is missing', () => {
  const head = show({ job: createJob({ title: null }) }).find('h1');
  expect([head?.textContent, head?.getAttribute('lang')]).toEqual([
    'Job Title Not Available',
    'en',
  ]);
});

it('prints texts as text and HTML as HTML', () => {
  const job = createJob({ skills: '<b>x</b>', company: '<i>y</i>', description: '<p>z</p>' });
  const { document } = show({ job });
  expect(document.querySelectorAll('main b, main i')).toHaveLength(0);
  expect([...document.querySelectorAll('main p')].map((p) => p.innerHTML)).toContain('z');
});

it.each([
  ['a form of the site', {}, true, true],
  ['a site that has none', {}, false, false],
  ['a chat', { applyUrl: 'https://wa.me/521' }, true, false],
])(
  'tells search engines whether people apply right here: %s',
  (_, details, hasApplyPage, isDirect) => {
    const { document } = show({ job: createJob({ details }), hasApplyPage });
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    expect(JSON.parse(data).directApply).toBe(isDirect);
  },
);

it('says pay and days in the words of the site', () => {
  const messages = { 'pay.month': 'por mes', 'date.day': '{day}/{month}/{year}' };
  const { text } = show({ site: { messages } });
  expect(text).toContain('$9,000 – $12,000 por mes');
  expect(text).toContain('1/oct/2026');
});

it('is called in the tab as the site words it', () => {
  const messages = {
    'job-detail.document-title': '{title} en {company}',
    'job-detail.missing-title': 'Aquí no hay vacante',
    'jobs.untitled': 'Vacante',
    'page.title': '{title} | {suffix}',
  };
  const titleOf = (job: Job | null) => show({ job, site: { messages } }).document.title;
  expect(titleOf(createJob({ company: 'Rutas' }))).toMatch(/^Chofer repartidor en Rutas \| /);
  expect(titleOf(createJob({ title: null, company: null }))).toMatch(/^Vacante \| /);
  expect(titleOf(null)).toMatch(/^Aquí no hay vacante \| /);
});

it.each([createJob({ status: 'Closed' }), createJob({ active: false })])(
  'lets nobody apply for a closed job, and keeps it from search engines',
  (job) => {
    const { document, find, text, status } = show({ job });
    expect(text).toContain('Este puesto está cerrado y ya no está disponible para solicitudes.');
    expect(find('a[data-event]')).toBeNull();
    expect(find('button:disabled')?.textContent).toBe('Vacante cerrada');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
    expect(status).toBe(200);
  },
);

it('is 404 for a job that the site does not have, and leads to the others', () => {
  const { document, find, status } = show({ job: null, site: { sitePrefix: 'mx' } });
  expect(status).toBe(404);
  expect(find('h1')?.textContent).toBe('No job details available');
  expect(find('h1')?.getAttribute('lang')).toBe('en');
  expect(find('a.rb-button')?.getAttribute('href')).toBe('/mx/buscar-empleos');
  expect(document.querySelector('meta[name="robots"]')).not.toBeNull();
  expect(document.title).toContain('Vacante no encontrada');
});

it('says on a search that no job is chosen yet, and when the chosen one is gone', () => {
  const waiting = show({ job: null, isSearch: true });
  expect(waiting.status).toBe(200);
  expect(waiting.find('p[lang="en"]')?.textContent).toBe('No job details available');
  expect(waiting.text).toContain('Elige una vacante para ver sus detalles');
  const gone = show({ job: null, isSearch: true, query: 'job=ya-no' });
  expect(gone.status).toBe(200);
  expect(gone.text).toContain('No job details available');
});

it('describes the page by the job only where it is the page of the job', () => {
  const { document } = show();
  expect(document.title).toBe('Chofer repartidor – Rutas del Bajío, S.A. de C.V. · Prueba');
  const description = document.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe(
    'Sales de la estación con tu carga. Vales de despensa y seguro de vida.',
  );
  const search = show({ isSearch: true, query: 'job=chofer-1' }).document;
  expect(search.title).toBe('Prueba · Prueba');
  expect(search.querySelector('script[type="application/ld+json"]')).toBeNull();
});

it.each([
  { logoName: 'RUTAS DEL BAJÍO', company: null },
  { logoName: null, company: 'rutas del bajío' },
])('finds the company’s logo in any case by $logoName $company', (names) => {
  const logo = { src: 'assets/marca.svg', alt: 'Marca', width: 80, height: 80 };
  const site = { companies: [{ name: 'Rutas del Bajío', logo }] };
  expect(show({ job: createJob(names), site }).find('header img')).not.toBeNull();
  expect(show({ job: createJob({ company: 'Otra' }), site }).find('header img')).toBeNull();
});

it('offers to save and to share unless the page does not want it', () => {
  const selector = '[data-save-job], [data-share]';
  const kinds = (content: object) =>
    new Set(
      [...show({ content }).document.querySelectorAll<HTMLElement>(selector)].map((button) =>
        'share' in button.dataset ? 'share' : 'save',
      ),
    );
  expect(kinds({})).toEqual(new Set(['save', 'share']));
  expect(kinds({ showSave: false })).toEqual(new Set(['share']));
  expect(kinds({ showShare: false })).toEqual(new Set(['save']));
});

it('offers no heart to a closed job, which no saved list keeps', () => {
  const closed = show({ job: createJob({ status: 'Closed' }) });
  expect(closed.find('[data-save-job]')).toBeNull();
  expect(closed.find('[data-share]')).not.toBeNull();
});

it('says the last day to apply, as its JSON-LD does, and no day of posting that could not be read', () => {
  const details = { postedAt: '', expiresAt: '2026-11-11T05:59:59.999Z' };
  const { html, document, text } = show({ job: createJob({ details }) });
  expect(text).toContain('Último día para aplicar');
  expect([...document.querySelectorAll('main time')].map((day) => day.textContent)).toEqual([
    '10 nov 2026',
  ]);
  expect(html).toContain('"validThrough":"2026-11-11T05:59:59.999Z"');
  expect(html).not.toContain('datePosted');
});

it('keeps what saves the job beside it', () => {
  const block = show().document.querySelector('script[data-jobs]')?.textContent ?? '';
  expect(JSON.parse(block)).toMatchObject([{ urlSlug: 'chofer-repartidor-leon-1' }]);
});

it('tells what the company is, and leads to its page', () => {
  const logo = { src: 'assets/a.svg', alt: 'Rutas del Bajío', width: 8, height: 8 };
  const company = { summary: 'Nació en Celaya.', page: '/sobre-nosotros/rutas' };
  const companies = [{ name: 'Rutas del Bajío, S.A. de C.V.', logo, ...company }];
  for (const place of [{}, { isSearch: true, query: 'job=chofer-1' }]) {
    const { find, text } = show({ ...place, site: { companies } });
    expect(text).toContain('Nació en Celaya.');
    const link = find('a[href$="/sobre-nosotros/rutas"]');
    expect(link?.textContent).toBe('Conoce la empresa');
    expect(link?.closest('section')?.querySelector('img')).not.toBeNull();
  }
});

it('says the legal name of the company once, below its brand', () => {
  for (const place of [{}, { isSearch: true, query: 'job=chofer-1' }]) {
    const { find } = show(place);
    const named = [...(find('article')?.querySelectorAll('p, li') ?? [])];
    const [legal, ...others] = named.filter(({ textContent }) =>
      textContent?.includes('S.A. de C.V.'),
    );
    expect(others).toEqual([]);
    expect(legal?.previousElementSibling?.textContent).toBe('Rutas del Bajío');
  }
});

it.each([
  [0, undefined],
  [1, '1 vacante abierta'],
  [1234, '1,234 vacantes abiertas'],
])('leads to the %i open jobs of its company, in the panel too', (companyJobs, said) => {
  for (const place of [{}, { isSearch: true, query: 'job=chofer-1' }]) {
    const link = show({ ...place, companyJobs }).find('a[href*="?company="]');
    expect(link?.textContent).toBe(said);
    if (said)
      expect(link?.getAttribute('href')).toBe(
        '/buscar-empleos?company=Rutas+del+Baj%C3%ADo%2C+S.A.+de+C.V.',
      );
  }
});

it('offers to report the job beside what nobody may ask for', () => {
  const report = show().find('form[action^="/api/v1/job-reports"]')?.closest('details');
  expect(report?.querySelector('summary')?.textContent).toBe('Reportar esta vacante');
  expect(report?.previousElementSibling?.textContent).toContain('Nunca te pediremos dinero');
});
