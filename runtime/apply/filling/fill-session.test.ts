// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import { readAnswerTree } from '#schemas/forms/answer-tree.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { FillSession } from './fill-session.ts';
import type { FormValues } from './form-values.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function openSession(...questions: readonly FormQuestion[]) {
  const form = formOf(...questions);
  const session = new FillSession({
    form,
    formVersion: 1,
    widgetId: 'w',
    resumeUrl: undefined,
    initial: {},
    methods: renderHook(() => useForm<FormValues>()).result.current,
    subject: {
      ...{ siteId: 'uno', agencyId: 'a', version: 'v2', channel: 'web', stage: 0, query: '' },
      formId: form.id,
    },
  });
  session.isOpen = true;
  const send = () => session.request('APPLY_FINISH', 0);
  return { session, send, sentAnswers: () => readAnswerTree(form, send().values).answers };
}

it('what a condition hides is kept and not sent', () => {
  const { session, sentAnswers } = openSession(
    question('maneja', 'yes-no'),
    question('zona', 'short-text', { visibleWhen: { question: 'maneja', is: 'yes' } }),
  );
  session.put('maneja', ['no']);
  session.put('zona', ['Norte']);
  expect(sentAnswers()).toEqual({ maneja: ['no'] });
  session.put('maneja', ['yes']);
  expect(sentAnswers()).toEqual({ maneja: ['yes'], zona: ['Norte'] });
});

it('a CV that answers a question is named beside the answers, too', () => {
  const { session, send } = openSession(question('cv', 'resume'));
  expect(send()).not.toHaveProperty('resumeUrl');
  session.put('cv', ['https://uno.example/uploads/cv']);
  expect(send()).toMatchObject({ resumeUrl: 'https://uno.example/uploads/cv' });
});

it('that a CV beside the answers was taken away is said, until another one takes its place', () => {
  const { session, send } = openSession(question('nombre', 'short-text'));
  expect(send()).not.toHaveProperty('resumeRemoved');
  session.nameResume('https://uno.example/uploads/cv');
  expect(send()).not.toHaveProperty('resumeRemoved');
  session.nameResume(undefined);
  expect(send()).toMatchObject({ resumeRemoved: true });
  session.nameResume('https://uno.example/uploads/otro');
  expect(send()).toMatchObject({ resumeUrl: 'https://uno.example/uploads/otro' });
  expect(send()).not.toHaveProperty('resumeRemoved');
});

it('voluntary purposes are sent once they are known, and known again after a reload', () => {
  const first = openSession(question('nombre', 'short-text'));
  first.session.adopt();
  expect(first.send().notice.voluntary).toBeUndefined();
  first.session.agreeTo(['otras-vacantes']);
  first.session.keep({ step: 0 });
  const second = openSession(question('nombre', 'short-text'));
  second.session.adopt();
  expect(second.send().notice.voluntary).toEqual(['otras-vacantes']);
  second.session.startOver();
  expect(second.send().notice.voluntary).toEqual([]);
});

it('the name of a chosen place has its coordinates in the question for a place alone', () => {
  const { session, sentAnswers } = openSession(
    question('ciudad', 'location'),
    question('lugar', 'short-text'),
  );
  const chosen = 'León, Guanajuato, México--21.12--101.68';
  session.put('ciudad', [chosen]);
  session.put('lugar', ['León, Guanajuato, México']);
  expect(sentAnswers()).toEqual({ ciudad: [chosen], lugar: ['León, Guanajuato, México'] });
});
