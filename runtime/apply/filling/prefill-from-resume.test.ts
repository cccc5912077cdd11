// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { formSteps } from '#schemas/forms/form-steps.ts';
import { interpretForm } from '#schemas/forms/interpret-form.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { FillSession } from './fill-session.ts';
import { FillStore, UNTOUCHED } from './fill-state.ts';
import type { FormValues } from './form-values.ts';
import { prefillFromResume, type ResumeStatus } from './prefill-from-resume.tsx';
import { WHOLE_PAGE } from './turns.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const form = formOf(question('nombre', 'full-name'));
const OUTLINE = interpretForm(form, {}, { today: '2030-01-01' });

/** Texts are their keys. */
function startReading(answer: () => Response, version: 'v1' | 'v2' = 'v2') {
  vi.useFakeTimers();
  const fetched = vi.fn(async (_: string, { signal }: RequestInit) => {
    signals.push(signal);
    return answer();
  });
  const signals: RequestInit['signal'][] = [];
  const stop = new AbortController();
  vi.stubGlobal('fetch', fetched);
  const session = new FillSession({
    ...{ form, formVersion: 1, widgetId: 'w', resumeUrl: undefined, initial: {} },
    methods: renderHook(() => useForm<FormValues>()).result.current,
    subject: {
      ...{ siteId: 'uno', agencyId: 'a', version, channel: 'web', stage: 0, query: '' },
      formId: form.id,
    },
  });
  const statuses: ResumeStatus[] = [];
  const store = new FillStore({
    ...{ ...UNTOUCHED, ...WHOLE_PAGE, phase: 'filling', step: 0, steps: formSteps(form, OUTLINE) },
    ...{ visible: new Set(), isFailed: false, endText: undefined },
  });
  void prefillFromResume({
    ...{ form, url: '/api/upload/0', session, say: (key) => key, stop: () => {} },
    signal: stop.signal,
    controller: { store, restored: Promise.resolve(), edit: () => {} },
    onStatus: (status) => statuses.push(status) > 0,
  });
  return { fetched, session, statuses, signals, stop };
}

const busy = () => Response.json({}, { status: 429, headers: { 'retry-after': '5' } });

it('a server that reads many CVs is asked again when it wants to be, and then the person types', async () => {
  const { fetched, statuses } = startReading(busy);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_002);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(statuses).toEqual([{ text: 'apply.resume.failed', again: expect.any(Function) }]);
});

it('one that has time again fills the form in', async () => {
  const values = toAnswerTree(form, { nombre: ['Ana Ruiz Soto'] });
  let answer = busy;
  const { session, statuses } = startReading(() => answer());
  answer = () => Response.json({ values, offered: [], reasons: [] });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(statuses.at(-1)).toEqual({ text: 'apply.resume.read' });
  expect(session.answers()).toEqual({ nombre: ['Ana Ruiz Soto'] });
});

it('what is given up is asked for no more, and its call ends', async () => {
  const { fetched, signals, stop } = startReading(busy);
  await vi.advanceTimersByTimeAsync(1_000);
  stop.abort();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

it('a CV that a busy machine did not read may be read again', async () => {
  const reasons = [{ code: 'too-slow', es: 'Tardó demasiado', en: 'Too slow' }];
  let answer = () => Response.json({ values: {}, offered: [], reasons });
  const { statuses, session } = startReading(() => answer());
  await vi.advanceTimersByTimeAsync(1);
  expect(statuses.at(-1)).toEqual({ text: 'Tardó demasiado', again: expect.any(Function) });
  const values = toAnswerTree(form, { nombre: ['Ana Ruiz Soto'] });
  answer = () => Response.json({ values, offered: [], reasons: [] });
  statuses.at(-1)?.again?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(statuses.at(-1)).toEqual({ text: 'apply.resume.read' });
  expect(session.answers()).toEqual({ nombre: ['Ana Ruiz Soto'] });
});

it.each([
  ['v1', undefined, '/api/parse-resume/v1', { templateId: 'prueba', resumeUrl: '/api/upload/0' }],
  ['v2', 'POST', '/api/v2/forms/parse-resume', {}],
] as const)(
  'forms of version %s ask at their own address',
  async (version, method, path, query) => {
    const { fetched } = startReading(busy, version);
    await vi.advanceTimersByTimeAsync(1);
    const [[address, init] = ['', {}]] = fetched.mock.calls;
    const url = new URL(address, location.origin);
    expect([url.pathname, init.method]).toEqual([path, method]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject(query);
    const body = { formId: 'prueba', resumeUrl: '/api/upload/0' };
    expect(init.body).toBe(version === 'v1' ? undefined : JSON.stringify(body));
  },
);
