// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Job } from '#schemas/api/jobs.ts';
import { createJob } from '../../testing/job.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

function show(job: Job | null, fields: readonly string[]) {
  const page = renderTestPage({
    widgets: [{ id: 'resumen', type: 'job-summary', content: { fields } }],
    input: {
      results: { get: <Value>() => job as unknown as Value },
      params: { urlSlug: 'chofer-1' },
    },
  });
  return toDocument(page).querySelector('#s-seccion-resumen');
}

const values = (job: Job | null, fields: readonly string[]) =>
  [...(show(job, fields)?.querySelectorAll('dd') ?? [])].map((value) => value.textContent);

it('shows the facts in the order asked for, each once, and only what is known', () => {
  const job = createJob({ company: null });
  expect(values(job, ['place', 'company', 'pay', 'place'])).toEqual([
    'León, Guanajuato, México',
    '$9,000 – $12,000 al mes',
  ]);
});

it('names each fact that a job knows of itself', () => {
  const fields = ['pay', 'schedule', 'place', 'vehicle', 'company', 'licence', 'employmentType'];
  const rows = [...(show(createJob(), fields)?.querySelectorAll('dl > div') ?? [])];
  expect(rows.map(({ children }) => [...children].map((part) => part.textContent))).toEqual([
    ['Sueldo', '$9,000 – $12,000 al mes'],
    ['Horario', 'Lunes a sábado, 7:00 a 15:00'],
    ['Lugar', 'León, Guanajuato, México'],
    ['Vehículo', 'Van de la empresa'],
    ['Empresa', 'Rutas del Bajío, S.A. de C.V.'],
    ['Licencia', 'Chofer, tipo B'],
    ['Tipo de empleo', 'Tiempo completo'],
  ]);
});

it('shows nothing without a job, and nothing about a job that says nothing', () => {
  expect(show(null, ['pay'])?.textContent).toBe('');
  expect(show(createJob({ details: {} }), ['pay'])?.textContent).toBe('');
});
