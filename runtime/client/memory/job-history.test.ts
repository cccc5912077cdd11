// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { rememberedJobs, rememberJob } from './job-history.ts';

afterEach(() => localStorage.clear());

const view = (id: string, agencyId = 'entregas') => rememberJob({ agencyId, id, deed: 'viewed' });

describe('what a browser remembers of jobs', () => {
  it('comes newest first, each job once', () => {
    for (const id of ['1', '2', '1']) view(id);
    expect(rememberedJobs('entregas', 'viewed')).toEqual(['1', '2']);
  });

  it('is twenty of each kind and agency', () => {
    for (let id = 1; id <= 25; id += 1) view(String(id));
    view('99', 'almacenes');
    rememberJob({ agencyId: 'entregas', id: '7', deed: 'applied' });
    expect(rememberedJobs('entregas', 'viewed')).toHaveLength(20);
    expect(rememberedJobs('entregas', 'viewed')[0]).toBe('25');
    expect(rememberedJobs('entregas', 'applied')).toEqual(['7']);
    expect(rememberedJobs('almacenes', 'viewed')).toEqual(['99']);
  });

  it('knows of applications that were sent on this site, the latest first', () => {
    localStorage.setItem('applied', '["3", "form-a", 4, "5"]');
    rememberJob({ agencyId: 'entregas', id: '3', deed: 'applied' });
    expect(rememberedJobs('entregas', 'applied')).toEqual(['3', '5']);
    expect(rememberedJobs('entregas', 'viewed')).toEqual([]);
  });

  it('leaves out what somebody else wrote there', () => {
    localStorage.setItem(
      'rumbo_jobs',
      '[{"agencyId":"entregas","id":"1 or 1","deed":"viewed"},null,7]',
    );
    expect(rememberedJobs('entregas', 'viewed')).toEqual([]);
    localStorage.setItem('rumbo_jobs', '{');
    expect(rememberedJobs('entregas', 'viewed')).toEqual([]);
  });

  it('is read no further than anybody’s history goes, and kept without what else was written', () => {
    const foreign = Array.from({ length: 600 }, (_, id) => ({
      agencyId: 'otra',
      id: `${id}`,
      deed: 'viewed',
    }));
    const own = { agencyId: 'entregas', id: '1', deed: 'viewed', note: '<b>' };
    localStorage.setItem('rumbo_jobs', JSON.stringify([own, ...foreign, { ...own, id: '2' }]));
    expect(rememberedJobs('entregas', 'viewed')).toEqual(['1']);
    view('3');
    expect(rememberedJobs('entregas', 'viewed')).toEqual(['3', '1']);
  });
});
