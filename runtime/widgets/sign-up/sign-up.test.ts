// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignUpContent } from '#schemas/documents/documents.ts';
import type { TrackedEvent } from '../../base/track.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const CONTENT: SignUpContent = {
  heading: 'Avisos',
  fields: { email: 'required', phone: 'optional' },
  consentText: 'Acepto que me avisen.',
  privacy: { label: 'Privacidad', href: '/privacidad' },
  list: 'avisos',
  submitLabel: 'Avísenme',
  successText: '¡Listo!',
};

function show(changes: Partial<SignUpContent> = {}, query = '', variant: 'p' | null = null): void {
  const widgets = [{ id: 'w', type: 'sign-up', content: { ...CONTENT, ...changes } }];
  const page = renderTestPage({ widgets, input: { query, variant } });
  document.body.replaceChildren(...toDocument(page).body.children);
}

function find<Type extends HTMLElement = HTMLElement>(selector: string): Type {
  const found = document.querySelector<Type>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const input = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
const problem = () => find('[data-problem]').textContent;
const errorOf = (field: string) => find(`[data-field="${field}"] [data-error]`).textContent;
const isDone = () => !find('[data-done]').hidden;

function type(name: string, text: string): void {
  input(name).value = text;
  for (const event of ['input', 'change']) input(name).dispatchEvent(new Event(event));
}

describe('the plain form', () => {
  it('posts to the service of its site and says which text it showed', () => {
    show();
    const form = find<HTMLFormElement>('form');
    expect([form.method, form.getAttribute('action')]).toEqual([
      'post',
      '/api/v1/sign-ups?websiteId=site',
    ]);
    expect(input('consent').value).toMatch(/^[0-9a-f]{8}$/);
    expect([input('path').value, input('widgetId').value]).toEqual(['/prueba', 'w']);
  });

  it('says at which address it stands, without what came of it before', () => {
    show({}, 'city=Le%C3%B3n&page=2&sign-up=busy.w', 'p');
    expect([input('path').value, input('query').value]).toEqual([
      '/p/prueba',
      'city=Le%C3%B3n&page=2',
    ]);
    show({}, `keyword=${'a'.repeat(1000)}`);
    expect(input('query').value).toBe('');
  });

  it('has a box that nobody ticked beforehand, and a link that does not tick it', () => {
    show();
    expect([input('agreed').checked, input('agreed').required]).toEqual([false, true]);
    expect(find('a[href="/privacidad"]').closest('label')).toBeNull();
  });

  it.each([
    [{ email: 'required', phone: 'none' }, 'email*'],
    [{ email: 'none', phone: 'required' }, 'phone*'],
    [{ email: 'optional', phone: 'optional' }, 'email phone'],
    [{ email: 'none', phone: 'none' }, 'email*'],
  ] as const)('asks for %j', (fields, expected) => {
    show({ fields });
    const asked = [...document.querySelectorAll<HTMLInputElement>('[name=email],[name=phone]')];
    expect(asked.map(({ name, required }) => name + (required ? '*' : '')).join(' ')).toBe(
      expected,
    );
  });

  it('says what came of it where the address tells', () => {
    show({}, 'sign-up=done.w');
    expect([isDone(), document.querySelector('form')]).toEqual([true, null]);
    show({}, 'sign-up=phone.w');
    expect(input('phone').getAttribute('aria-invalid')).toBe('true');
    expect(errorOf('phone')).toContain('10 dígitos');
    show({}, 'sign-up=busy.w');
    expect(problem()).toContain('No pudimos guardar');
  });

  it.each(['sign-up=done.otro', 'sign-up=%3Cscript%3E.w', 'sign-up=done', 'sign-up=.w'])(
    'stays as it is for %s',
    (query) => {
      show({}, query);
      expect(isDone()).toBe(false);
      expect([problem(), errorOf('email')]).toEqual(['', '']);
    },
  );
});

describe('the script of the form', () => {
  const answers: (() => Promise<Response>)[] = [];
  const sent: { url: string; body: unknown }[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
      sent.push({ url, body: JSON.parse(body) });
      const answer = answers.shift();
      return answer ? answer() : Promise.reject(new TypeError('Failed to fetch'));
    });
  });

  afterEach(() => {
    sent.length = 0;
    answers.length = 0;
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function start(changes: Partial<SignUpContent> = {}): Promise<void> {
    show(changes);
    vi.resetModules();
    await import('./enhance.ts');
  }

  const answerWith = (status: number, body?: object) =>
    answers.push(async () => new Response(body && JSON.stringify(body), { status }));

  async function submit(): Promise<void> {
    find<HTMLFormElement>('form').requestSubmit();
    await vi.advanceTimersByTimeAsync(2000);
  }

  async function fillAndSubmit(): Promise<void> {
    type('email', 'ana@correo.example');
    type('phone', '55 1234 5678');
    input('agreed').checked = true;
    await submit();
  }

  it('says what is missing beside each field, goes to the first and sends nothing', async () => {
    await start();
    await submit();
    expect(errorOf('email')).toContain('Escribe un correo');
    expect(errorOf('agreed')).toContain('Marca la casilla');
    expect(errorOf('phone')).toBe('');
    expect(document.activeElement).toBe(input('email'));
    expect(sent).toEqual([]);
  });

  it('checks a field once it is left, and forgives it as soon as it is right', async () => {
    await start();
    input('email').value = 'ana@';
    input('email').dispatchEvent(new Event('input'));
    expect(errorOf('email')).toBe('');
    input('email').dispatchEvent(new Event('change'));
    await expect.poll(() => errorOf('email')).toContain('Escribe un correo');
    input('email').value = 'ana@correo.mx';
    input('email').dispatchEvent(new Event('input'));
    expect([errorOf('email'), input('email').getAttribute('aria-invalid')]).toEqual(['', 'false']);
  });

  it('wants one of two where both are optional', async () => {
    await start({ fields: { email: 'optional', phone: 'optional' } });
    input('agreed').checked = true;
    await submit();
    expect(problem()).toBe('Escribe tu correo o tu celular.');
    expect(sent).toEqual([]);
  });

  it('sends the fields, shows that it sends, and then what to expect', async () => {
    await start();
    answerWith(204);
    type('email', 'ana@correo.example');
    input('agreed').checked = true;
    find<HTMLFormElement>('form').requestSubmit();
    const button = find('form button');
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual([
      'Enviando…',
      'true',
    ]);
    find<HTMLFormElement>('form').requestSubmit();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      ...{ path: '/prueba', widgetId: 'w', email: 'ana@correo.example', agreed: 'yes' },
      website: '',
    });
    expect(isDone()).toBe(true);
    expect(document.activeElement).toBe(find('[data-done]'));
  });

  it('sends no sooner than the server believes in a person', async () => {
    await start();
    answerWith(204);
    await fillAndSubmit();
    const { elapsed } = Object(sent[0]?.body);
    expect(Number(elapsed)).toBeGreaterThanOrEqual(1500);
  });

  it('keeps what was typed without a connection, and tries again', async () => {
    await start();
    await fillAndSubmit();
    expect(problem()).toContain('No hay conexión');
    expect(input('phone').value).toBe('55 1234 5678');
    expect(find('form button').textContent).toBe('Intentar de nuevo');
    answerWith(204);
    await submit();
    expect([isDone(), problem()]).toEqual([true, '']);
  });

  it.each([
    [429, 'No pudimos guardar'],
    [503, 'No pudimos guardar'],
    [409, 'Esta página cambió'],
  ])('says what %d means and keeps what was typed', async (status, text) => {
    await start();
    answerWith(status, {});
    await fillAndSubmit();
    expect(problem()).toContain(text);
    expect(input('email').value).toBe('ana@correo.example');
  });

  it('counts one sign-up once, and tries that could not be sent never', async () => {
    const counted: TrackedEvent[] = [];
    const count = (event: Event) => event instanceof CustomEvent && counted.push(event.detail);
    document.addEventListener('rumbo:event', count);
    await start();
    find('form button').click();
    expect([counted, find('form button').dataset['event']]).toEqual([[], undefined]);
    await fillAndSubmit();
    answerWith(204);
    await submit();
    expect(counted).toEqual(
      ['CTA_Click', 'Alert_Sign_Up'].map((eventName) => ({
        eventName,
        widgetId: 'w',
        eventData: {},
      })),
    );
    document.removeEventListener('rumbo:event', count);
  });

  it('marks the fields that the server refuses', async () => {
    await start();
    answerWith(400, { problems: [{ pointer: '/phone', message: 'x' }] });
    await fillAndSubmit();
    expect(errorOf('phone')).toContain('10 dígitos');
    expect(document.activeElement).toBe(input('phone'));
  });
});
