// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  buttonData,
  examplePage,
  exampleSite,
  headingData,
  pageData,
} from '#schemas/testing/documents.ts';
import { toEditedPage } from '../../document/edited-page.ts';
import { createPageEditor, type PageEditor } from '../../document/store/page-editor.ts';
import { PageEditorContext } from '../../document/store/page-editor-context.ts';
import { viewStore } from '../../ui/view/view-store.ts';
import { judgePage, type Weighing } from '../judge/judge-page.ts';
import { weightStore } from '../judge/weight-store.ts';
import { WeightDialog } from './weight-dialog.tsx';
import { WeightMeter, weightStateOf } from './weight-meter.tsx';

const data = pageData([headingData(), buttonData('/jobs')]);

function weigh(): Weighing {
  const around = { site: exampleSite(), pages: undefined, assets: {} };
  const { weighing } = judgePage(JSON.stringify(data), around, 0);
  if (!weighing) throw new Error('The page of this test is not valid.');
  return weighing;
}

function show(closed: () => void = () => {}): PageEditor {
  const editor = createPageEditor('demo', toEditedPage(examplePage(data)));
  const site = { siteId: 'demo', agencyId: 'a', name: 'Demo', sitePrefix: '' };
  render(
    <PageEditorContext value={editor}>
      <WeightMeter />
      <WeightDialog site={site} onClose={closed} />
    </PageEditorContext>,
  );
  return editor;
}

beforeEach(() => weightStore.setState({ weighing: weigh() }));
afterEach(cleanup);

const withPageBudget = (page: number): Weighing => {
  const weighing = weigh();
  return { ...weighing, budgets: { ...weighing.budgets, page } };
};

describe('the weight of a page', () => {
  it('is told in words beside its limit', () => {
    show();
    const size = Math.ceil(weigh().weight.total / 1024);
    expect(
      screen.getByRole('button', { name: `Peso estimado: ${size} KB de 400 KB. Ver detalle` }),
    ).toBeTruthy();
  });

  it('is fine, near its limit or over it', () => {
    const kib = weigh().weight.total / 1024;
    expect(weightStateOf(withPageBudget(kib * 2))).toBe('fine');
    expect(weightStateOf(withPageBudget(kib * 1.05))).toBe('near');
    expect(weightStateOf(withPageBudget(kib * 0.9))).toBe('over');
    act(() => weightStore.setState({ weighing: withPageBudget(1) }));
    show();
    expect(screen.getByRole('button', { name: /pasa del límite/ })).toBeTruthy();
  });

  it('names the part that is over a limit of its own, with that part’s numbers', () => {
    const { weight, budgets } = weigh();
    const markup = Math.ceil((weight.html + weight.css) / 1024);
    const size = Math.ceil(weight.total / 1024);
    weightStore.setState({ weighing: { weight, budgets: { ...budgets, markup: 1 } } });
    show();
    const words = `Los textos y estilos pesan ${markup} KB de 1 KB, pasan del límite`;
    const meter = screen.getByRole('button', {
      name: `Peso estimado: ${size} KB. ${words}. Ver detalle`,
    });
    expect(meter.textContent).toContain('los textos pesan de más');
    expect(screen.getByText(/Los textos y estilos pesan .* y su límite es de 1 KB/)).toBeTruthy();
  });

  it('is not known while nothing was weighed', () => {
    weightStore.setState({ weighing: null });
    show();
    expect(screen.getByText('Aún no se sabe cuánto pesa')).toBeTruthy();
  });

  it('adds up in the table of its parts', () => {
    show();
    const [parts] = screen.getAllByRole('table');
    const rows = within(parts as HTMLElement)
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
      ...['Textos y estructura', 'Estilos', 'Programas', 'Imágenes', 'Tipografía', 'Total'],
    ]);
  });

  it('leads from a block of the table to the block on the page', () => {
    let isClosed = false;
    const editor = show(() => {
      isClosed = true;
    });
    fireEvent.click(screen.getByRole('button', { name: /^Ver Botón "Ver" en la página/ }));
    expect(editor.selection.get()).toEqual(['section-1']);
    expect(viewStore.getState().openPane).toBe('right');
    expect(isClosed).toBe(true);
  });
});
