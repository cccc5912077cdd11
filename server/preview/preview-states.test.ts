import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREVIEW_JOB_COUNTS, PREVIEW_JOB_STATES } from '#schemas/api/constants.ts';
import type { PreviewQuery } from '#schemas/api/preview.ts';
import { formatStates, parseStates, REAL_STATES, statesOfAddress } from './preview-states.ts';

const queries = fc.record<PreviewQuery>(
  {
    jobs: fc.constantFrom(...PREVIEW_JOB_COUNTS),
    job: fc.constantFrom(...PREVIEW_JOB_STATES),
    motion: fc.constant('reduced'),
    network: fc.constant('slow'),
    variant: fc.constant('p'),
  },
  { requiredKeys: [] },
);

describe('states of a preview', () => {
  it('are read from an address as they were written into it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const segment = formatStates(query);
        expect(encodeURIComponent(segment)).toBe(segment);
        expect(parseStates(segment)).toEqual({
          jobs: query.jobs ?? 'real',
          job: query.job ?? 'real',
          isMotionReduced: query.motion === 'reduced',
          isNetworkSlow: query.network === 'slow',
          variant: query.variant ?? null,
        });
      }),
    );
  });

  it('are none where the address says what nobody can pretend', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseStates(text)));
    expect(parseStates('jobs-7.job-.__proto__-x.motion')).toEqual(REAL_STATES);
  });

  it('are those of the preview that asks', () => {
    const page = 'http://127.0.0.1:3000/content/v1/sites/uno/preview/jobs-0.network-slow/~home';
    expect(statesOfAddress(page)).toMatchObject({ jobs: '0', isNetworkSlow: true });
    expect(statesOfAddress('https://x.example/preview/agency~1~2/')).toEqual(REAL_STATES);
    expect(statesOfAddress('https://x.example/preview/hola')).toBeUndefined();
    expect(statesOfAddress('https://x.example/home')).toBeUndefined();
    expect(statesOfAddress(undefined)).toBeUndefined();
  });

  it.each([
    'https://x.example/home?from=/preview/a~b',
    'https://x.example/home?from=/content/v1/sites/uno/preview/jobs-0/',
    'https://x.example/es/preview/a~b',
    '/v4/agencies/a/jobs?from=/content/v1/sites/uno/preview/jobs-0/',
    '/home#/preview/a~b',
    'no es una dirección',
  ])('are none where only words of the address look like a preview: %s', (address) => {
    expect(statesOfAddress(address)).toBeUndefined();
  });
});
