import { describe, expect, it } from 'vitest';
import { buttonData, exampleSite, headingData, pageData } from '#schemas/testing/documents.ts';
import { judgePage, type Surroundings } from './judge-page.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const JOBS = { id: 'jobs', url: '/jobs' };

function judge(page: object, changes: Partial<Surroundings> = {}) {
  const around = { site: exampleSite(), pages: [JOBS], assets: { 'assets/a.svg': {} }, ...changes };
  return judgePage(JSON.stringify(page), around, NOW);
}

const codesOf = ({ problems }: ReturnType<typeof judge>) => problems.map(({ code }) => code);

const withLink = (href: string) => pageData([headingData(), buttonData(href)]);

describe('judgement of a page', () => {
  it('finds nothing wrong with a good page, and weighs it', () => {
    const { problems, weighing } = judge(withLink('/jobs'));
    expect(problems).toEqual([]);
    expect(weighing?.weight.widgets.map(({ id }) => id)).toEqual(['heading', 'button']);
    expect(weighing?.weight.total).toBeGreaterThan(1000);
    expect(weighing?.budgets.page).toBeGreaterThan(0);
  });

  it('calls a link dead only where no page has its address', () => {
    expect(codesOf(judge(withLink('/nada')))).toContain('link-dead');
    const pages = [JOBS, { id: 'otra', url: '/otra', aliases: ['/nada'] }];
    expect(codesOf(judge(withLink('/nada'), { pages }))).not.toContain('link-dead');
  });

  it('says nothing of links while the pages, or the address of one, are not known', () => {
    for (const pages of [undefined, [JOBS, { id: 'rota', url: '' }]])
      expect(codesOf(judge(withLink('/nada'), { pages }))).not.toContain('link-dead');
  });

  it('takes the page by what it says now, not by what the list says', () => {
    const pages = [JOBS, { id: 'home', url: '/antes' }];
    expect(codesOf(judge(withLink('/home'), { pages }))).not.toContain('link-dead');
    const draft = [JOBS, { id: 'home', url: '/antes', isPublished: false }];
    expect(codesOf(judge(withLink('/antes'), { pages: draft }))).toContain('link-dead');
  });

  it('finds a form that the site does not have, once its forms are known', () => {
    const content = { form: { id: 'repartidr' } };
    const page = pageData([headingData(), { id: 'f', type: 'application-form-v2', content }]);
    expect(codesOf(judge(page, { forms: ['repartidor'] }))).toContain('form-unknown');
    expect(codesOf(judge(page, { forms: ['repartidr'] }))).not.toContain('form-unknown');
    expect(codesOf(judge(page))).not.toContain('form-unknown');
  });

  it('tells what is not valid, and does not weigh it', () => {
    const { problems, weighing } = judge(pageData([headingData()], { type: 'NOVELA' }));
    expect(problems[0]).toMatchObject({ severity: 'error', pointer: '/type' });
    expect(weighing).toBeUndefined();
  });
});
