// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { find, option, place, shownQuestion, showWizard } from './wizard-testing.ts';

describe('the form of the questions', () => {
  it('leads to the job search of the site with what the search can be asked', () => {
    showWizard();
    const form = find<HTMLFormElement>('form');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
      'get',
      '/mx/buscar-empleos',
    ]);
    option('Moto').checked = true;
    option('Van o camioneta').checked = true;
    place().value = 'León';
    expect([...new FormData(form)]).toEqual([
      ['location', 'León'],
      ['radius', '25'],
      ['category', 'Reparto en moto'],
    ]);
  });

  it('offers without a script only what the search can be asked', () => {
    showWizard();
    const needsScript = (label: string) => option(label).closest('.rb-scripted') !== null;
    expect(['Moto', 'Van o camioneta', 'Mañana'].map(needsScript)).toEqual([false, true, true]);
    expect(find('[data-step="schedule"]').className).toContain('rb-scripted');
  });

  it('leaves out a question without options', () => {
    showWizard();
    const steps = [...document.querySelectorAll<HTMLElement>('[data-step]')];
    expect(steps.map(({ dataset }) => dataset['step'])).toEqual(['place', 'vehicle', 'schedule']);
    expect(shownQuestion()).toBe('Pregunta 1 de 3¿Dónde?');
  });
});
