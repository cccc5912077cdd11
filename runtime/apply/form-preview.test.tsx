// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import { testSite } from '../testing/site.ts';
import { FormPreview, type FormPreviewProps } from './form-preview.tsx';

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

it('a conversation asks what is worked on, and a step that nobody reaches yet is not waited for', () => {
  const chat = drawPreview({ presentation: 'conversation', asked: 'maneja' }).container;
  const said = chat.querySelector('[data-question="carta"]');
  expect(said?.hasAttribute('data-later')).toBe(true);
  expect(chat.querySelector('[data-question="maneja"]')?.hasAttribute('data-later')).toBe(false);
  expect(chat.querySelector('[role="log"]')?.textContent).toContain('carta');
  cleanup();
  const hidden = { ...question('turno', 'yes-no'), visibleWhen: { question: 'maneja', is: 'yes' } };
  const sections = [{ keyId: 's', questions: [hidden] }];
  const { container } = drawPreview({ step: 1 }, [{ keyId: 'luego', title: 'Luego', sections }]);
  expect(container.querySelector('[data-ahead]')).toBeNull();
});

function drawPreview(
  props: Partial<Omit<FormPreviewProps, 'form'>> = {},
  more: FormPreviewProps['form']['pages'] = [],
) {
  const page = { id: 'vista', metadata: {} };
  const request = { path: '/', params: {}, query: '', now: Date.UTC(2026, 0, 1) };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const asked = formOf(question('carta', 'file'), question('maneja', 'yes-no'));
  const form = { ...asked, id: 'prueba', pages: [...asked.pages, ...more] };
  return render(
    <PageContext value={context}>
      <FormPreview form={form} step={0} answers={{}} presentation="pages" {...props} />
    </PageContext>,
  );
}
