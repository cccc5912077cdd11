// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Form } from '#schemas/documents/documents.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { useOpenedForms } from '../../testing/opened-forms.ts';

const forms = useOpenedForms(async () => new Response(JSON.stringify({ id: 'una' })));

/** The form as its page opens at the address that shows. */
async function openForm(form: Form, formVersion: number) {
  forms.leave();
  const opened = await forms.open(form, { formVersion });
  const pageShown = () => form.pages[Number(opened.state().step)]?.keyId;
  return { ...opened, pageShown };
}

it('a form whose pages were swapped meanwhile goes on at the page where the person was', async () => {
  const form = formOfPages([
    [question('nombre', 'short-text')],
    [question('zona', 'short-text')],
    [question('turno', 'short-text')],
  ]);
  const [first, second, third] = form.pages;
  if (!first || !second || !third) throw new Error('three pages were made');
  const opened = await openForm(form, 1);
  opened.answer('nombre', 'Ana');
  await opened.controller.next();
  expect(opened.pageShown()).toBe(second.keyId);
  expect(location.search).toBe('?step=1');
  const swapped = await openForm({ ...form, pages: [first, third, second] }, 2);
  expect(swapped.pageShown()).toBe(second.keyId);
  expect(location.search).toBe('?step=2');
});

it('a page that opens says its number alone, since its heading has the focus; so has the summary of what is wrong', async () => {
  const form = formOfPages([
    [question('nombre', 'short-text')],
    [question('zona', 'short-text', { required: true })],
  ]);
  const { controller, state } = await openForm(form, 1);
  const heard = () => state().announcement;
  await controller.next();
  expect(heard()).toBe('apply.progress');
  await controller.next();
  expect(state().summary).toHaveLength(1);
  expect(heard()).toBe('');
});
