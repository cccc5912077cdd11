// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearDraft,
  createDraftKeeper,
  type DeviceDraft,
  type DraftKeeper,
  onDraftChange,
  readDraft,
  writeDraft,
} from './device-draft.ts';
import type { FormSubject } from './form-subject.ts';

const DAY_MS = 86_400_000;

const SUBJECT: FormSubject = {
  siteId: 'uno',
  agencyId: 'agency-a',
  channel: 'web',
  version: 'v2',
  formId: 'solicitud',
  jobId: '7',
  stage: 0,
  query: '',
};

const draftOf = (rest: Partial<DeviceDraft> = {}): DeviceDraft => ({
  answers: { nombre: ['Ana'], curp: ['RUSA900101MGTZTN05'] },
  editedAt: { nombre: 5, curp: 6 },
  step: 1,
  pageKey: 'contacto',
  formVersion: 3,
  savedAt: Date.now(),
  ...rest,
});

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('a draft on the device', () => {
  it('comes back as it was, without what is sensitive', () => {
    const draft = draftOf();
    writeDraft(SUBJECT, draft, new Set(['curp']));
    expect(readDraft(SUBJECT)).toEqual({
      ...draft,
      answers: { nombre: ['Ana'] },
      editedAt: { nombre: 5 },
    });
    expect(JSON.stringify({ ...localStorage })).not.toContain('RUSA');
    expect(readDraft({ ...SUBJECT, jobId: '8' })).toBeUndefined();
    clearDraft(SUBJECT);
    expect(readDraft(SUBJECT)).toBeUndefined();
  });

  it('ends thirty days after the last change, whichever is asked for', () => {
    writeDraft(SUBJECT, draftOf(), new Set());
    vi.setSystemTime(Date.now() + 30 * DAY_MS - 1);
    expect(readDraft(SUBJECT)).toBeDefined();
    vi.setSystemTime(Date.now() + 2);
    expect(readDraft({ ...SUBJECT, jobId: '8' })).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    '{',
    '[]',
    '{"step":-1}',
    '{"step":"review","pageKey":"a","formVersion":1,"savedAt":"x"}',
  ])('is none where somebody else wrote something: %s', (stored) => {
    localStorage.setItem('rumbo_draft.uno.7', stored);
    expect(readDraft(SUBJECT)).toBeUndefined();
  });

  it('tells of another tab that changes it', () => {
    const heard = vi.fn();
    const stop = onDraftChange(SUBJECT, heard);
    dispatchEvent(new StorageEvent('storage', { key: 'rumbo_draft.uno.8' }));
    expect(heard).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key: 'rumbo_draft.uno.7' }));
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });
});

describe('what is typed', () => {
  /** A thumb types 3.3 letters in a second. */
  const typeFor = (keeper: DraftKeeper, ms: number) => {
    for (let spent = 0; spent < ms; spent += 300) {
      keeper.touch();
      vi.advanceTimersByTime(300);
    }
  };

  it('is kept when the person pauses, not at each letter of a thumb', () => {
    const keep = vi.fn();
    const keeper = createDraftKeeper(keep);
    typeFor(keeper, 2400);
    expect(keep).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    expect(keep).toHaveBeenCalledOnce();
    keeper.stop();
    expect(keep).toHaveBeenCalledOnce();
  });

  it('is kept every three seconds of somebody who never pauses', () => {
    const keep = vi.fn();
    const keeper = createDraftKeeper(keep);
    typeFor(keeper, 9600);
    expect(keep).toHaveBeenCalledTimes(3);
    keeper.drop();
  });

  it('is kept at once when the browser may drop the page', () => {
    const keep = vi.fn();
    const keeper = createDraftKeeper(keep);
    keeper.touch();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(keep).toHaveBeenCalledOnce();
    keeper.stop();
  });
});
