// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJob } from '../../testing/job.ts';
import {
  click,
  comeNear,
  find,
  option,
  place,
  shownQuestion,
  showWizard,
} from './wizard-testing.ts';

const LEON = 'León, Guanajuato, México';
const STRONG = { ...createJob({ id: '1', urlSlug: 'uno', title: 'Uno' }), matchType: 'strong' };
const GOOD = { ...createJob({ id: '2', urlSlug: 'dos', title: 'Dos' }), matchType: 'good' };
const PLAIN = createJob({ id: '3', urlSlug: 'tres', title: 'Tres' });

const legend = () => find('[data-current] legend');
const submit = () => find<HTMLFormElement>('form').requestSubmit();
const told = () => find('[data-wizard-status]').textContent;
const state = () => find('[data-wizard-results]').dataset['wizardResults'];
const titles = () =>
  [...document.querySelectorAll('[data-wizard-cards] article h3')].map(
    (title) => title.textContent,
  );

const TOWNS = {
  data: {
    locationTypeAheadResults: [
      {
        city: 'León',
        state: 'Guanajuato',
        country: 'México',
        latitude: 21.12,
        longitude: -101.68,
      },
    ],
  },
};

describe('the script of the questions', () => {
  const asked: { url: string; body: unknown }[] = [];
  let answer: () => Promise<Response>;

  const answerWith = (body: object, status = 200) => {
    answer = () => Promise.resolve(Response.json(body, { status }));
  };
  const answerWithJobs = (...data: object[]) => answerWith({ status: 200, data, errors: [] });

  beforeEach(() => {
    answerWithJobs(STRONG, GOOD, PLAIN);
    vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
      asked.push({ url, body: JSON.parse(body) });
      return url.startsWith('/v1/location') ? Promise.resolve(Response.json(TOWNS)) : answer();
    });
  });

  afterEach(() => {
    asked.length = 0;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
  });

  async function start(): Promise<void> {
    showWizard();
    vi.resetModules();
    await import('./enhance.ts');
    await comeNear();
  }

  const recommendation = () => asked.find(({ url }) => url.includes('/recommendation/'));

  async function finish(): Promise<void> {
    for (let step = 0; step < 3; step += 1) submit();
    await expect.poll(() => state()).not.toBe('waiting');
  }

  it('asks one question at a time and goes to it', async () => {
    await start();
    expect(shownQuestion()).toBe('Pregunta 1 de 3¿Dónde?');
    submit();
    expect(shownQuestion()).toBe('Pregunta 2 de 3¿Qué manejas?');
    expect(document.activeElement).toBe(legend());
    expect(find('[data-wizard-next]').textContent).toBe('Siguiente');
    submit();
    expect(find('[data-wizard-next]').textContent).toBe('Ver mis empleos');
    click('back');
    expect(shownQuestion()).toContain('¿Qué manejas?');
    click('back');
    expect(find('[data-wizard-back]').hidden).toBe(true);
  });

  it('takes two taps in a row as one', async () => {
    await start();
    const next = find('[type="submit"]');
    for (const detail of [1, 2])
      next.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
    expect(shownQuestion()).toContain('Pregunta 2 de 3');
  });

  it('asks for the towns of the countries of the site', async () => {
    await start();
    place().value = 'leon';
    await finish();
    expect(asked.find(({ url }) => url.startsWith('/v1/location'))?.body).toMatchObject({
      search_city: 'leon',
      norm_country: 'MX',
    });
  });

  it('keeps what is pressed before it is there', async () => {
    showWizard();
    vi.resetModules();
    await import('./enhance.ts');
    submit();
    await expect.poll(() => shownQuestion()).toContain('Pregunta 2 de 3');
  });

  it('takes nothing of the focus when the page loads', async () => {
    await start();
    expect(document.activeElement).toBe(document.body);
  });

  it('asks for the jobs that fit, in the words of the jobs', async () => {
    const history = [{ agencyId: 'agencia', id: '77', deed: 'viewed' }];
    localStorage.setItem('rumbo_jobs', JSON.stringify(history));
    await start();
    place().value = LEON;
    place().dataset['place'] = `${LEON}--21.12--${-101.68}`;
    option('Van o camioneta').checked = true;
    await finish();
    expect(recommendation()?.url).toMatch(
      /^\/v1\/personalisation\/jobs\/recommendation\/agency\/agencia\/site\/sitio\/candidateId\/[\da-f-]{36}$/,
    );
    expect(recommendation()?.body).toEqual({
      viewedJobIds: ['77'],
      appliedJobIds: [],
      point: { latitude: 21.12, longitude: -101.68 },
      preferences: { vehicles: ['Van', 'Camioneta'], radius: 25 },
      numberOfRecommendedJobs: 6,
    });
  });

  it('shows the jobs as cards that say how well they fit', async () => {
    await start();
    await finish();
    expect(titles()).toEqual(['Uno', 'Dos', 'Tres']);
    const cards = [...document.querySelectorAll('[data-wizard-cards] article')];
    const badges = cards.map((card) => card.querySelector('[data-field="match"]')?.textContent);
    expect(badges).toEqual(['Muy buena opción', 'Buena opción', undefined]);
    expect(told()).toBe('Encontramos 3 empleos para ti.');
    expect(document.activeElement).toBe(find('[data-wizard-title]'));
  });

  it('links the job search with the same answers', async () => {
    await start();
    option('Moto').checked = true;
    await finish();
    expect(find<HTMLAnchorElement>('[data-wizard-search]').href).toMatch(
      /\/mx\/buscar-empleos\?category=Reparto\+en\+moto$/,
    );
  });

  it('looks up the town that was typed and not chosen', async () => {
    await start();
    place().value = 'leon';
    await finish();
    expect(recommendation()?.body).toMatchObject({
      point: { latitude: 21.12, longitude: -101.68 },
    });
  });

  it('says that it knows no town of this name, and shows jobs', async () => {
    vi.stubGlobal('fetch', (url: string) =>
      url.startsWith('/v1/location') ? Promise.reject(new TypeError('Failed to fetch')) : answer(),
    );
    await start();
    place().value = 'Narnia';
    await finish();
    expect(told()).toContain('No encontramos «Narnia»');
    expect(titles()).toHaveLength(3);
  });

  it('forgets the answer of a question that is skipped', async () => {
    await start();
    submit();
    option('Moto').checked = true;
    click('skip');
    expect(shownQuestion()).toContain('¿Horario?');
    expect(option('Moto').checked).toBe(false);
  });

  it('keeps the answers on the way back from the results', async () => {
    await start();
    option('Mañana').checked = true;
    await finish();
    expect(find('[data-wizard-summary]').textContent).toBe('Mañana');
    click('change');
    expect(shownQuestion()).toContain('¿Dónde?');
    expect(option('Mañana').checked).toBe(true);
    expect(document.activeElement).toBe(legend());
  });

  it('goes on after a reload where it was', async () => {
    await start();
    submit();
    option('Moto').click();
    place().value = LEON;
    submit();
    await start();
    expect(shownQuestion()).toContain('¿Horario?');
    expect([option('Moto').checked, option('Mañana').checked]).toEqual([true, false]);
    expect(place().value).toBe(LEON);
  });

  it('shows the jobs again after a reload', async () => {
    await start();
    await finish();
    await start();
    await expect.poll(() => titles()).toHaveLength(3);
    expect(find('form').hidden).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['{', '{"step":-3}', '{"step":1,"answers":{"text":7}}', '[1]', 'null'])(
    'begins at the first question where the storage says %s',
    async (stored) => {
      sessionStorage.setItem('rumbo_wizard sitio asistente', stored);
      await start();
      expect(shownQuestion()).toContain('¿Dónde?');
    },
  );

  it('works where nothing may be stored', async () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    await start();
    option('Moto').checked = true;
    await finish();
    expect(recommendation()?.body).toMatchObject({ preferences: { vehicles: ['Moto'] } });
    expect(titles()).toHaveLength(3);
  });

  it('shows the first error that the service describes', async () => {
    const errors = [{ description: 'Sin vacantes que comparar' }, { description: 'Otro' }];
    answerWith({ status: 422, data: [], errors }, 422);
    await start();
    await finish();
    expect([state(), told()]).toEqual(['failed', 'Sin vacantes que comparar']);
  });

  it('says what to do without a connection, and tries again with the same answers', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await start();
    option('Mañana').checked = true;
    await finish();
    expect([state(), told()]).toEqual([
      'failed',
      'No pudimos buscar tus empleos. Revisa tu conexión e inténtalo de nuevo.',
    ]);
    answerWithJobs(PLAIN);
    click('retry');
    await expect.poll(() => titles()).toEqual(['Tres']);
    expect(told()).toBe('Encontramos un empleo para ti.');
    expect(asked.at(-1)?.body).toMatchObject({ preferences: { schedules: ['Mañana'] } });
  });

  it('says so where no job fits', async () => {
    answerWithJobs();
    await start();
    await finish();
    expect([state(), titles()]).toEqual(['none', []]);
    expect(told()).toContain('Por ahora no hay empleos así');
  });

  it('shows nothing that comes after the visitor went back to the questions', async () => {
    await start();
    for (let step = 0; step < 3; step += 1) submit();
    click('change');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(find('[data-wizard-results]').hidden).toBe(true);
    expect(titles()).toEqual([]);
  });
});
