// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import { testSite } from '../testing/site.ts';
import { FormPreview } from './form-preview.tsx';

afterEach(cleanup);

it('sends no file that somebody puts into a field of the preview', () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const { container } = drawPreview();
  const picker = container.querySelector('input[type="file"]');
  if (picker === null) throw new Error('The form asks for no file.');
  const files = [new File(['Ana'], 'cv.txt', { type: 'text/plain' })];
  fireEvent.change(picker, { target: { files } });
  expect(container.querySelector('[role="status"]')?.textContent).toBe('');
  expect(send).not.toHaveBeenCalled();
});

it('opens no picker, and its other fields can be tried', () => {
  const { container } = drawPreview();
  const click = (selector: string) =>
    fireEvent.click(container.querySelector(selector) ?? document.body);
  expect(click('input[type="file"]')).toBe(false);
  expect(click('input[type="radio"]')).toBe(true);
});

function drawPreview() {
  const page = { id: 'vista', metadata: {} };
  const request = { path: '/', params: {}, query: '', now: Date.UTC(2026, 0, 1) };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const form = {
    ...formOf(question('carta', 'file'), question('maneja', 'yes-no')),
    id: 'prueba',
  };
  return render(
    <PageContext value={context}>
      <FormPreview form={form} step={0} answers={{}} presentation="pages" />
    </PageContext>,
  );
}
