import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';
import { folioOf } from '#schemas/forms/folio.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { APPLICATION_FORM } from '../testing/application-form.ts';
import {
  FAILURE,
  FORM_PAGE,
  hiddenFields,
  setUpPostedForm,
  TYPED,
} from '../testing/posted-form.ts';

const form = setUpPostedForm();

async function sentResumes(): Promise<unknown[]> {
  return (await form.applications()).map(({ answers, resume_url }) => {
    return { answer: JSON.parse(answers).cv, resume: resume_url };
  });
}

/** Value of the box that takes away the CV that shows. */
function keptResume(html: string): string | undefined {
  return /<input(?=[^>]*type="checkbox")[^>]*name="remove-cv"[^>]*value="([^"]+)"/.exec(html)?.[1];
}

describe('a CV of a form without script', () => {
  it('takes a file along, and says at its question why another one is not taken', async () => {
    const second = await form.press(FORM_PAGE, 'next', TYPED);
    const refused = await form.postFile(second.to, { name: 'cv.pdf', content: 'no PDF at all' });
    expect((await form.open(refused.to)).text).toMatch(/id="solicitud-cv-error"[^>]*>[^<]+/);
    const review = await form.postFile(refused.to, {
      name: 'cv.txt',
      content: 'Ana Ruiz Soto, repartidora',
    });
    expect(review.to).toMatch(/step=review$/);
    expect((await form.open(review.to)).text).toContain('cv.txt (1 KB)');
    await form.press(review.to, 'next');
    const [application] = await form.applications();
    expect(JSON.parse(application?.answers ?? '').cv[0]).toContain('/api/upload/');
  });

  it('says how large a CV of the widget may be, at its question where the page asks for one, beside what else is wrong', async () => {
    const content = 'x'.repeat(MAX_UPLOAD_BYTES + 1);
    const tooLarge = { name: 'cv.txt', content, field: 'resume' };
    const loose = await form.postFile(FORM_PAGE, tooLarge, { ...TYPED, 'q-telefono': '55 12' });
    const { text } = await form.open(loose.to);
    expect(text).toContain('Escribe 10 dígitos');
    expect(text).toMatch(/<li>Máximo 10 MB: elige un archivo más ligero/);
    const { pages } = formOfPages([[question('cv', 'resume'), question('zona', 'short-text')]]);
    await form.test.publish({ ...APPLICATION_FORM, pages });
    const atQuestion = await form.postFile(FORM_PAGE, tooLarge);
    const page = await form.open(atQuestion.to);
    await form.test.publish(APPLICATION_FORM);
    expect(page.text).toMatch(/id="solicitud-cv-error"[^>]*>[^<]*Máximo 10 MB/);
  });

  it('asks for the CV alone where a page was left at it', async () => {
    const address = `${FORM_PAGE}?dropOffType=RESUME_DROP_OFF`;
    const refused = await form.press(address, 'next');
    expect(refused.to).toContain('check=1');
    expect((await form.open(refused.to)).text).toContain('Falta corregir una respuesta');
    const { to } = await form.postFile(address, { name: 'cv.txt', content: 'Ana Ruiz' });
    expect(to).toContain('sent=1');
    const [sent] = await form.applications();
    expect(sent).toMatchObject({ drop_off_type: 'RESUME_DROP_OFF' });
    expect((await form.open(to)).text).toContain(`Folio ${folioOf(sent?.application_id ?? '')}.`);
  });

  it('is sent once for each person where several behind one address call theirs the same', async () => {
    const address = `${FORM_PAGE}?dropOffType=RESUME_DROP_OFF&x=1`;
    const send = (content: string) => form.postFile(address, { name: 'cv.txt', content });
    const ana = await send('Ana Ruiz');
    await send('Eva Soto');
    expect((await send('Ana Ruiz')).to).toBe(ana.to);
    expect(await form.applications()).toHaveLength(2);
  });

  it('says in words that a CV is missing where no question asks for one', async () => {
    await form.test.publish({ ...APPLICATION_FORM, pages: APPLICATION_FORM.pages.slice(0, 1) });
    const refused = await form.press(`${FORM_PAGE}?dropOffType=RESUME_DROP_OFF`, 'next');
    const { text } = await form.open(refused.to);
    await form.test.publish(APPLICATION_FORM);
    expect(text).toMatch(FAILURE);
    expect(text).toMatch(/<li>Sube tu archivo/);
  });

  it('takes along a CV that is chosen before its question is asked, and the one that takes its place', async () => {
    const first = { name: 'cv.txt', content: 'Ana Ruiz Soto', field: 'resume' };
    const second = await form.postFile(FORM_PAGE, first, TYPED);
    const kept = hiddenFields((await form.open(second.to)).text).find(([name]) => name === 'q-cv');
    expect(kept?.[1]).toContain('/api/upload/');
    const review = await form.postFile(second.to, {
      name: 'otro.txt',
      content: 'Ana Ruiz, chofer',
    });
    expect(review.to).toMatch(/step=review$/);
    await form.press(review.to, 'next');
    const [{ resume }] = (await sentResumes()) as [{ resume: string }];
    expect(resume).toContain('/api/upload/');
    expect(kept?.[1]).not.toContain(resume);
  });

  it('is answered with the CV that its address names, unless that is another person’s', async () => {
    const own = await form.upload();
    const named = (url: string) => `${FORM_PAGE}?resumeURL=${encodeURIComponent(url)}`;
    const second = await form.press(named(own), 'next', TYPED);
    const review = await form.press(second.to, 'next', { 'q-maneja': 'no' });
    await form.press(review.to, 'next');
    expect(await sentResumes()).toEqual([{ answer: [own], resume: own }]);
    const begun = await form.press(FORM_PAGE, 'next', TYPED);
    const others = await form.upload(
      new URLSearchParams(begun.to.split('?')[1]).get('submissionId') ?? '',
    );
    const page = await form.press(named(others), 'next', TYPED);
    await form.press((await form.press(page.to, 'next', { 'q-maneja': 'no' })).to, 'next');
    expect(await sentResumes()).toHaveLength(2);
    expect(await sentResumes()).toContainEqual({ answer: undefined, resume: null });
  });

  it('goes on without a file that is taken away, on its own page or on an earlier one', async () => {
    const first = { name: 'cv.txt', content: 'Ana Ruiz Soto', field: 'resume' };
    const second = await form.postFile(FORM_PAGE, first, TYPED);
    const cv = keptResume((await form.open(second.to)).text) ?? '';
    expect(cv).toContain('/api/upload/');
    const back = await form.press(second.to, 'back');
    const without = await form.press(back.to, 'next', { ...TYPED, 'remove-cv': cv });
    expect(keptResume((await form.open(without.to)).text)).toBeUndefined();
    const again = await form.postFile(without.to, {
      name: 'otro.txt',
      content: 'Ana Ruiz, chofer',
    });
    const edited = await form.press(again.to, 'edit:1');
    const other = keptResume((await form.open(edited.to)).text) ?? '';
    expect(other).toContain('/api/upload/');
    const review = await form.press(edited.to, 'next', { 'remove-cv': other });
    expect(review.to).toMatch(/step=review$/);
    await form.press(review.to, 'next');
    expect(await sentResumes()).toEqual([{ answer: undefined, resume: null }]);
  });

  it('shows a CV that no question asks for, and goes on without it once that is taken away', async () => {
    const pages = APPLICATION_FORM.pages.slice(0, 1);
    await form.test.publish({ ...APPLICATION_FORM, pages, review: true });
    const first = { name: 'cv.txt', content: 'Ana Ruiz Soto', field: 'resume' };
    const review = await form.postFile(FORM_PAGE, first, TYPED);
    const edited = await form.press(review.to, 'edit:0');
    const { text } = await form.open(edited.to);
    const [, box = '', cv = ''] =
      /<input(?=[^>]*type="checkbox")[^>]*name="(remove-[^"]*)"[^>]*value="([^"]+)"/.exec(text) ??
      [];
    const again = await form.press(edited.to, 'next', { ...TYPED, [box]: cv });
    await form.press(again.to, 'next');
    await form.test.publish(APPLICATION_FORM);
    expect(text).toContain('cv.txt (1 KB)');
    expect(await sentResumes()).toEqual([{ answer: undefined, resume: null }]);
  });

  it('does without the CV that its address names once that is taken away', async () => {
    const own = await form.upload();
    const page = `${FORM_PAGE}?resumeURL=${encodeURIComponent(own)}`;
    const second = await form.press(page, 'next', { ...TYPED, 'remove-cv': own });
    expect(second.to).not.toContain('resumeURL');
    const review = await form.press(second.to, 'next', { 'q-maneja': 'no' });
    await form.press(review.to, 'next');
    expect(await sentResumes()).toEqual([{ answer: undefined, resume: null }]);
  });

  it('is left with the CV that its address names where the CV alone is asked for', async () => {
    const own = await form.upload();
    const { to } = await form.press(
      `${FORM_PAGE}?dropOffType=RESUME_DROP_OFF&resumeURL=${own}`,
      'next',
    );
    expect(to).toContain('sent=1');
    expect(await sentResumes()).toEqual([{ answer: [own], resume: own }]);
  });
});
