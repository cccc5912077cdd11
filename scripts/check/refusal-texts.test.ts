import { beforeAll, describe, expect, it } from 'vitest';
import { ContentError, failureOfStatus } from '#editor/service/request/content-error.ts';
import { failureText } from '#editor/service/request/failure-text.ts';
import { loadLaterMessages, loadMessages } from '#editor/ui/messages/messages.ts';
import { errorCatalogue } from '#server/http/error-catalogue.ts';

beforeAll(async () => {
  await Promise.all([loadMessages('es'), loadMessages('en')]);
  await loadLaterMessages();
});

const ENGLISH = /\b(?:the|and|of|is|are|this|that|with|to|not|page|must|or)\b/i;

/** Answers that no editor gets: applicants and readers of jobs are told by their pages. */
const OF_VISITORS: readonly string[] = ['consent-outdated', 'form-changed', 'job-closed'];

/** Codes for states that a change may be in; what is said of the others by their status is true of them. */
const TAKEN = Object.entries(errorCatalogue).filter(([, { status }]) => status === 409);

describe.each(Object.entries(errorCatalogue))('the refusal %s', (code, { status }) => {
  const error = new ContentError(failureOfStatus(status), { status, details: { code } });

  it('is told in Spanish without English, and in English without Spanish', () => {
    expect(failureText(error, 'es')).not.toMatch(ENGLISH);
    expect(failureText(error, 'en')).not.toMatch(/\b(?:el|la|de|que|no se|una?)\b/i);
  });

  it('says what is so, then what to do', () => {
    for (const language of ['es', 'en'] as const) {
      const text = failureText(error, language);
      expect(text).not.toContain(code);
      expect(text.split(/[.;] /).length).toBeGreaterThan(1);
    }
  });
});

it('calls nothing taken that is not', () => {
  const editors = TAKEN.map(([code]) => code).filter((code) => !OF_VISITORS.includes(code));
  for (const code of editors) {
    const error = new ContentError('taken', { status: 409, details: { code } });
    const isTaken = failureText(error, 'en').startsWith('Already');
    expect([code, isTaken]).toEqual([code, false]);
  }
});
