// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { wipeApplicant } from '../../client/apply/applicant-keys.ts';
import { useOpenedForms } from '../../testing/opened-forms.ts';

let finished = 0;

const forms = useOpenedForms(async (address) => {
  if (String(address).includes('APPLY_FINISH')) finished += 1;
  return new Response(JSON.stringify({ id: 'una', myData: 'enlace' }));
});

beforeEach(() => {
  finished = 0;
});

// Who was here is forgotten by what is loaded for that.
afterEach(() => vi.dynamicImportSettled());

const FORM = formOfPages([[question('nombre', 'short-text')], [question('turno', 'short-text')]]);

/** The form as its page opens at the address that shows. */
function openForm() {
  forms.leave();
  return forms.open(FORM);
}

/** Goes through the form to the last press. */
async function send() {
  const opened = await openForm();
  opened.answer('nombre', 'Ana');
  await opened.controller.next();
  await opened.controller.next();
  await opened.controller.next();
  expect(opened.state().phase).toBe('sent');
  return opened;
}

function goBack(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

const drafts = () =>
  Object.keys({ ...localStorage }).filter((key) => key.startsWith('rumbo_draft'));

it('back after sending writes no answer to the phone again, and says nothing of a page', async () => {
  const { state } = await send();
  const { announcement } = state();
  expect(drafts()).toEqual([]);
  goBack('/?step=1');
  expect(drafts()).toEqual([]);
  expect(state()).toMatchObject({ phase: 'sent', announcement });
});

it('back after an answer that ended the application writes nothing to the phone', async () => {
  const { controller, answer, state } = await openForm();
  answer('nombre', 'Ana');
  await controller.next();
  await controller.next();
  const problem = { code: 'ended', keyId: 'turno', message: 'Gracias por tu interés' };
  vi.stubGlobal('fetch', async () => Response.json({ problems: [problem] }, { status: 422 }));
  await controller.next();
  expect(state().phase).toBe('ended');
  goBack('/?step=1');
  expect(drafts()).toEqual([]);
  expect(state().phase).toBe('ended');
});

it('a refresh after sending shows that it was sent; one tap more sends nothing', async () => {
  await send();
  const reloaded = await openForm();
  expect(reloaded.state().phase).toBe('sent');
  await reloaded.controller.next();
  expect(finished).toBe(1);
});

it('back and then a refresh after sending show that it was sent', async () => {
  await send();
  goBack('/?step=1');
  expect((await openForm()).state().phase).toBe('sent');
});

it('a refresh after sending keeps the link to what was sent, which the address does not tell', async () => {
  const { state } = await send();
  expect(state().myData).toBe('enlace');
  expect(location.href).not.toContain('enlace');
  expect((await openForm()).state().myData).toBe('enlace');
  goBack('/?step=1');
  expect((await openForm()).state().myData).toBe('enlace');
});

it('the next person on the phone finds no link to what the one before sent', async () => {
  await send();
  wipeApplicant();
  expect((await openForm()).state().myData).toBeUndefined();
});

it('the next person finds in the address nothing of what became of the one before', async () => {
  const { controller } = await openForm();
  const left =
    'submissionId=una&step=1&failed=changed&check=1&refused=cv.file-type&ended=edad.0&edit=1';
  history.replaceState(null, '', `/?formId=${FORM.id}&${left}`);
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  controller.forgetPerson();
  const [address] = replace.mock.lastCall ?? [];
  replace.mockRestore();
  expect(new URL(String(address)).search).toBe(`?formId=${FORM.id}`);
});
