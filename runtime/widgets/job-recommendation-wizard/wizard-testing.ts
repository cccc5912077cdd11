import { expect } from 'vitest';
import type { JobRecommendationWizardContent } from '#schemas/documents/documents.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const CONTENT: JobRecommendationWizardContent = {
  heading: 'Tu ruta',
  steps: [
    { asks: 'place', question: '¿Dónde?' },
    {
      asks: 'vehicle',
      question: '¿Qué manejas?',
      options: [
        {
          label: 'Moto',
          values: ['Moto'],
          search: { field: 'category', value: 'Reparto en moto' },
        },
        { label: 'Van o camioneta', values: ['Van', 'Camioneta'] },
      ],
    },
    { asks: 'licence', question: '¿Licencia?', options: [] },
    {
      asks: 'schedule',
      question: '¿Horario?',
      options: [{ label: 'Mañana', values: ['Mañana'] }],
    },
  ],
};

/** Puts a page with the wizard into the document. */
export function showWizard(content = CONTENT): void {
  const page = renderTestPage({
    site: { id: 'sitio', agencyId: 'agencia', sitePrefix: 'mx' },
    widgets: [{ id: 'asistente', type: 'job-recommendation-wizard', content }],
  });
  document.body.replaceChildren(...toDocument(page).body.children);
}

export function find<Found extends HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

export function option(label: string): HTMLInputElement {
  return find<HTMLInputElement>(`[data-label="${label}"]`);
}

export function place(): HTMLInputElement {
  return find<HTMLInputElement>('[name="location"]');
}

/** The question that is shown, with how many there are. */
export function shownQuestion(): string {
  return find('[data-current] legend').textContent ?? '';
}

export function click(name: string): void {
  find(`[data-wizard-${name}]`).click();
}

/** Somebody points at the questions, which loads their script. */
export async function comeNear(): Promise<void> {
  find('[data-wizard]').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await expect.poll(() => document.querySelector('[data-awake]')).not.toBeNull();
}
