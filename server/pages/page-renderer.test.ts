import { describe, expect, it } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import type { RuntimeDoor } from '../base/runtime-door.ts';
import { openTestSites } from '../testing/pages.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson } from '../testing/sites.ts';

const FORM = {
  heading: 'Avisos',
  fields: { email: 'required', phone: 'none' },
  consentText: 'Acepto.',
  privacy: { label: 'Privacidad', href: '/privacidad' },
  list: 'avisos',
  submitLabel: 'Enviar',
  successText: '¡Listo!',
};

const sites = setUp(openTestSites);

describe('a page that fails', () => {
  function failing(fails: (pageId: string) => boolean): RuntimeDoor {
    return {
      ...runtime,
      createRenderer: (entries) => {
        const renderer = runtime.createRenderer(entries);
        return {
          ...renderer,
          renderPage(input) {
            if (fails(input.page.id)) throw new Error('broken widget');
            return renderer.renderPage(input);
          },
        };
      },
    };
  }

  it('shows the site’s own page with status 500 and never takes the others down', async () => {
    const door = failing((id) => id === 'home');
    const own = await sites.open({}, () => door);
    const response = await sites.get('/home', {}, own);
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Averiado');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(own.lines.join()).toContain('broken widget');
    expect((await sites.get('/buscar-empleos', {}, own)).statusCode).toBe(200);
  });

  it('shows a plain page when that fails as well', async () => {
    const door = failing(() => true);
    const own = await sites.open({}, () => door);
    const response = await sites.get('/home', {}, own);
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Algo salió mal');
    expect(response.body).not.toContain('broken widget');
  });

  it('is tried again on the next request', async () => {
    let isBroken = true;
    const door = failing(() => isBroken);
    const own = await sites.open({}, () => door);
    expect((await sites.get('/home', {}, own)).statusCode).toBe(500);
    isBroken = false;
    expect((await sites.get('/home', {}, own)).statusCode).toBe(200);
  });
});

describe('rendering', () => {
  function counting() {
    const count = { renders: 0, sanitised: 0 };
    const door = (): RuntimeDoor => ({
      ...runtime,
      sanitisePage(page, sanitise) {
        count.sanitised += 1;
        return runtime.sanitisePage(page, sanitise);
      },
      createRenderer: (entries) => {
        const renderer = runtime.createRenderer(entries);
        return {
          ...renderer,
          renderPage(input) {
            count.renders += 1;
            return renderer.renderPage(input);
          },
        };
      },
    });
    return { count, door };
  }

  it('happens once for many requests at once, and sanitising once per version', async () => {
    const { count, door } = counting();
    const fixed = door();
    const own = await sites.open({}, () => fixed);
    await Promise.all(Array.from({ length: 20 }, (_, i) => sites.get(`/home?i=${i}`, {}, own)));
    expect(count).toEqual({ renders: 1, sanitised: 1 });
    await sites.get('/p/home', {}, own);
    await sites.get('/inicio', {}, own);
    expect(count).toEqual({ renders: 3, sanitised: 1 });
  });

  it('happens once for whatever is said of a form that the page does not say', async () => {
    const { count, door } = counting();
    const fixed = door();
    const own = await sites.open({}, () => fixed);
    const subSections = ['w1', 'w2'].map((id) => ({ sectionId: `s-${id}`, widgetId: id }));
    const layout = { sectionId: 'root', subSections };
    const metadata = { title: 'Avisos', description: 'Avisos', layout };
    const form = { id: 'w1', type: 'sign-up', content: FORM };
    await sites.pages.write(
      'uno/avisos.page.json',
      pageJson('avisos', { metadata, widgets: [form, { ...form, id: 'w2' }] }),
    );
    await own.reimport();
    const ask = async (query: string) => (await sites.get(`/avisos${query}`, {}, own)).body;
    const plain = await ask('');
    for (const said of ['x', 'x.w1', 'done', 'done.', 'done.w3', 'done.w1.x', ' done.w1x'])
      expect(await ask(`?sign-up=${said}`)).toBe(plain);
    expect(count.renders).toBe(1);
    expect(await ask('?sign-up=done.w2')).toContain('noindex');
    await ask('?sign-up=x&sign-up=done.w2&sign-up=busy.w1');
    await ask('?sign-up=done.w2&sign-up=email.w2');
    expect(count.renders).toBe(2);
  });

  it('begins anew with each new runtime that development gives', async () => {
    const { count, door } = counting();
    const own = await sites.open({}, door);
    await sites.get('/home', {}, own);
    await sites.get('/home', {}, own);
    expect(count).toEqual({ renders: 2, sanitised: 2 });
  });
});
