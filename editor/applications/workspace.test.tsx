// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteSummary } from '#schemas/api/content.ts';
import { DEFAULT_APPLICATION_SETTINGS } from '#schemas/api/recruiting/settings.ts';
import { LISTED_APPLICATION } from '../testing/listed-application.ts';
import { toastStore } from '../ui/controls/toast-store.ts';
import { useListAddress } from './base/list-address.ts';
import { Workspace } from './workspace.tsx';

const ana = { ...LISTED_APPLICATION, jobId: '4711', jobTitle: 'Repartidora en moto' };

const detail = {
  ...ana,
  ...{ answers: [], files: [], notes: [], changes: [], consents: [], merged: [], others: [] },
  ...{ noticeVersion: null, mergedInto: null, finishedAt: ana.at },
};

const site = { siteId: 'demo', agencyId: 'agencia', name: 'Demo' } as SiteSummary;

/** Ids of those that the recruiter has not opened. */
let unread: readonly string[];
/** The service as the network shows it: what a path ends with, and what it answers. */
let answers: Readonly<Record<string, (request: RequestInit) => Response | Promise<Response>>>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { etag: '"1"' } });
const listed = (more: object = {}) => json({ data: [ana], next: null, total: 1, ...more });

const board = (lists: Readonly<Record<string, object>>) =>
  json({ columns: Object.entries(lists).map(([step, list]) => ({ step, list })) });

class Silence extends EventTarget {
  static last: Silence | undefined;
  onopen: (() => void) | undefined;
  constructor() {
    super();
    Silence.last = this;
  }
  close(): void {}
}

beforeEach(() => {
  answers = {};
  unread = [];
  toastStore.setState({ toasts: [] });
  vi.stubGlobal('EventSource', Silence);
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const path = `${pathname}${search}`.replace('/content/v1/sites/demo/', '');
    const [, answer] = Object.entries(answers).find(([name]) => path.startsWith(name)) ?? [];
    if (answer) return answer(request);
    if (path.startsWith('application-settings')) return json(DEFAULT_APPLICATION_SETTINGS);
    if (path.startsWith('saved-filters')) return json({ data: [] });
    if (path.startsWith('application-jobs'))
      return json({ data: [{ id: '4711', title: 'Repartidora en moto', place: 'León' }] });
    if (path.startsWith('unread-applications'))
      return json({ ids: unread, hasMore: false, asOf: '2026-01-15T12:05:00.000Z' });
    return listed();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Opened() {
  return <Workspace site={site} address={useListAddress()} />;
}

function open(query = ''): void {
  location.hash = `#/~applications/demo${query}`;
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Opened />
    </QueryClientProvider>,
  );
}

it('filters that the service refuses leave the fields to change them, and are left at once', async () => {
  answers = { 'applications?': () => json({ code: 'request-invalid' }, 400) };
  open('?from=0002-05-03');
  const alert = await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>('Desde').value).toBe('0002-05-03');
  fireEvent.click(within(alert).getByText('Quitar filtros'));
  await waitFor(() => expect(location.hash).toBe('#/~applications/demo'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('a list that cannot be asked for again stays, and says so', async () => {
  open('?view=board');
  await screen.findByText(ana.name);
  answers = { applications: () => json({}, 503) };
  fireEvent.click(screen.getByLabelText('Buscar nuevas'));
  expect((await screen.findByRole('alert')).textContent).toContain('El servidor falló');
  expect(screen.getByText(ana.name)).toBeTruthy();
  answers = {};
  fireEvent.click(screen.getByText('Reintentar'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('what got no answer is there by itself once the service is heard again', async () => {
  answers = { applications: () => json({}, 503) };
  open(`/${ana.id}?view=board`);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  answers = { [`applications/${ana.id}`]: () => json({ code: 'application-unknown' }, 404) };
  const broken = Silence.last;
  window.dispatchEvent(new Event('online'));
  expect(Silence.last).not.toBe(broken);
  Silence.last?.onopen?.();
  expect(await screen.findByText(ana.name)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('ya no está'));
});

it('a step whose people are none of the newest reads them, however many others there are', async () => {
  const old = { ...ana, id: ana.id.replace(/^./, 'a'), name: 'Eva Antes', step: 'entrevista' };
  const older = {
    ...old,
    id: old.id.replace(/^./, 'b'),
    name: 'Flor Antes',
    at: '2026-01-02T12:00:00.000Z',
  };
  let status = 503;
  let boards = 0;
  answers = {
    'applications?channel=web&step=entrevista&cursor=2': () =>
      json({ data: [older], next: null, total: 2 }, status),
    'application-board?channel=web': () => {
      boards += 1;
      return board({
        entrevista: { data: [old], next: '2', total: 2 },
        nueva: { data: [ana], next: null, total: 4000 },
      });
    },
    applications: () => listed({ next: '2' }),
  };
  open('?view=board&channel=web');
  const column = await screen.findByRole('region', { name: 'Entrevista' });
  await within(column).findByRole('link', { name: /Eva Antes/ });
  expect(within(column).getByRole('heading').textContent).toBe('Entrevista 2');
  within(column).getByText('Cargar más').focus();
  fireEvent.click(within(column).getByText('Cargar más'));
  expect((await within(column).findByRole('alert')).textContent).toContain('El servidor falló');
  status = 200;
  within(column).getByText('Reintentar').focus();
  fireEvent.click(within(column).getByText('Reintentar'));
  const came = await within(column).findByRole('link', { name: /Flor Antes/ });
  await waitFor(() => expect(document.activeElement).toBe(came));
  expect(within(column).queryByText('Cargar más')).toBeNull();
  expect(screen.getByRole('region', { name: 'Nueva' }).textContent).toMatch(/^Nueva 4,000/);
  expect(screen.getAllByText('Nadie en esta etapa con estos filtros.')).toHaveLength(3);
  // Each request is a line in the record of changes.
  expect(boards).toBe(1);
});

it('whom a colleague moves stands in the column of their step, read before or not, each counted once', async () => {
  const unread = { ...ana, id: ana.id.replace(/^./, 'a'), name: 'Eva Antes', step: 'entrevista' };
  let isMoved = false;
  answers = {
    'application-board': () =>
      board(
        isMoved
          ? {
              nueva: { data: [], next: '5', total: 149 },
              contactada: { data: [{ ...ana, step: 'contactada' }], next: null, total: 1 },
              entrevista: { data: [unread], next: null, total: 1 },
            }
          : { nueva: { data: [ana], next: '5', total: 150 } },
      ),
    applications: () => listed({ next: '2' }),
  };
  open('?view=board');
  const column = (name: string) => screen.getByRole('region', { name });
  const move = (id: string, step: string) =>
    Silence.last?.dispatchEvent(
      new MessageEvent('changed', { data: JSON.stringify({ id, step, etag: '"2"' }) }),
    );
  await waitFor(() => expect(column('Nueva').textContent).toMatch(/^Nueva 150/));
  await waitFor(() => expect(column('Contactada').textContent).toMatch(/^Contactada 0/));
  move(ana.id, 'contactada');
  expect(await within(column('Contactada')).findByRole('link', { name: /Ana/ })).toBeTruthy();
  expect(within(column('Contactada')).getByRole('heading').textContent).toBe('Contactada 1');
  expect(within(column('Nueva')).getByRole('heading').textContent).toBe('Nueva 149');
  isMoved = true;
  move(unread.id, 'entrevista');
  expect(await within(column('Entrevista')).findByRole('link', { name: /Eva/ })).toBeTruthy();
  expect(within(column('Entrevista')).getByRole('heading').textContent).toBe('Entrevista 1');
});

it('a step that a colleague adds is on the board at once, with whom they move there', async () => {
  const trial = { id: 'prueba', name: 'Día de prueba', asksReason: false };
  const { steps } = DEFAULT_APPLICATION_SETTINGS;
  open('?view=board');
  await screen.findByText(ana.name);
  answers = {
    'application-settings': () =>
      json({ ...DEFAULT_APPLICATION_SETTINGS, steps: [...steps, trial] }),
    'application-board': () =>
      board({ prueba: { data: [{ ...ana, step: 'prueba' }], next: null, total: 1 } }),
  };
  Silence.last?.dispatchEvent(new MessageEvent('settings', { data: '{}' }));
  const decided = { id: ana.id, step: 'prueba', etag: '"2"' };
  Silence.last?.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify(decided) }));
  const column = await screen.findByRole('region', { name: 'Día de prueba' });
  expect(await within(column).findByRole('link', { name: ana.name })).toBeTruthy();
});

it('who did not send the application is offered help, not thanked for it, whichever comes first', async () => {
  const templates = DEFAULT_APPLICATION_SETTINGS.templates.map((one) => ({
    ...one,
    id: `n-${one.id}`,
  }));
  answers = {
    'application-settings': async () => {
      await screen.findByLabelText('Mensaje');
      return json({ ...DEFAULT_APPLICATION_SETTINGS, templates });
    },
    [`applications/${ana.id}`]: () =>
      json({ ...detail, status: 'APPLICATION_DROP_OFF', finishedAt: null }),
  };
  open(`/${ana.id}`);
  const template = await screen.findByLabelText<HTMLSelectElement>('Mensaje');
  await waitFor(() => expect(template.value).toBe('n-terminar'));
  expect(template.selectedOptions[0]?.text).toBe('Terminar la solicitud');
  expect(screen.getByText(/^Hola, Ana\. Vimos que empezaste tu solicitud/)).toBeTruthy();
});

it('a person who is on the way is waited for in words', async () => {
  answers = { [`applications/${ana.id}`]: () => new Promise(() => undefined) };
  open(`/${ana.id}?view=board`);
  const pane = await screen.findByLabelText('Persona');
  expect(within(pane).getByRole('status').textContent).toBe('Cargando…');
});

it('a photo that does not load, and a CV that was not read, speak to who recruits', async () => {
  const fileId = '0'.repeat(32);
  const withFile = {
    ...detail,
    files: [
      {
        ...{ applicationId: ana.id, fileId, name: 'foto.jpg' },
        ...{ type: 'image/jpeg', bytes: 1, createdAt: ana.at },
      },
    ],
  };
  const reasons = [{ code: 'encrypted', es: 'Tu CV tiene contraseña', en: 'Your CV' }];
  answers = {
    [`applications/${ana.id}/files/${fileId}/reading`]: () =>
      json({ text: 'none', lines: [], fields: [], reasons }),
    [`applications/${ana.id}`]: () => json(withFile),
  };
  open(`/${ana.id}?view=board`);
  fireEvent.click(await screen.findByText('Ver foto.jpg'));
  // By the clocks of the site, as in lists and in the file of all.
  expect(screen.getByText(/^Enviada: 15 ene 2026, 6:04/)).toBeTruthy();
  fireEvent.error(screen.getByAltText('foto.jpg'));
  expect(screen.getByText('No se pudo mostrar esta foto. Descárgala para verla.')).toBeTruthy();
  expect(await screen.findByText(/^Este CV pide contraseña/)).toBeTruthy();
  // The reason says it all: that there is no text would read as if the file were empty.
  expect(screen.queryByText(/^No se encontró texto/)).toBeNull();
  expect(screen.getByText('foto.jpg').closest('a')?.download).toBe('foto.jpg');
});

it('a note whose answer was lost comes again as the same one, what is typed meanwhile stays, and a failure is told to who left', async () => {
  const sent: { text: string; noteId: string }[] = [];
  let answer: () => Response | Promise<Response> = () => json({}, 401);
  answers = {
    [`applications/${ana.id}/notes`]: ({ body }) => {
      sent.push(JSON.parse(String(body)));
      return answer();
    },
    [`applications/${ana.id}`]: () => json(detail),
  };
  open(`/${ana.id}?view=board`);
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Nota nueva');
  fireEvent.change(note, { target: { value: 'No contesta' } });
  const save = screen.getByRole('button', { name: 'Guardar nota' });
  fireEvent.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  answer = () => json({}, 503);
  fireEvent.click(save);
  await screen.findByRole('alert');
  let release: (answer: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (release = resolve));
  fireEvent.click(screen.getByText('Guardar nota'));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(new Set(sent.map(({ noteId }) => noteId)).size).toBe(1);
  fireEvent.change(note, { target: { value: 'No contesta\nLlamar el lunes' } });
  release(json({ noteId: 'n' }, 201));
  await waitFor(() => expect(note.value).toBe('Llamar el lunes'));
  fireEvent.click(screen.getByText('Guardar nota'));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[3]?.noteId).not.toBe(sent[0]?.noteId);
  location.hash = '#/~applications/demo?view=board';
  await waitFor(() => expect(screen.queryByLabelText('Nota nueva')).toBeNull());
  release(json({}, 503));
  await waitFor(() => expect(toastStore.getState().toasts).toHaveLength(1));
  expect(toastStore.getState().toasts[0]?.text).toMatch(
    /^La nota sobre Ana Ruiz Soto no se guardó/,
  );
});

it('others of a person are told apart by their job, their status, the hour and the step', async () => {
  const first = { ...ana, id: ana.id.replaceAll('1', '2'), jobTitle: null, jobId: null };
  const second = { ...first, id: ana.id.replaceAll('1', '3'), at: '2026-01-15T13:07:00.000Z' };
  const others = [{ ...second, status: 'APPLICATION_DROP_OFF', step: 'entrevista' }, first];
  answers = { [`applications/${ana.id}`]: () => json({ ...detail, others }) };
  open(`/${ana.id}?view=board`);
  const heading = await screen.findByText(/^Otras solicitudes/);
  const rows = within(heading.closest('section') ?? document.body).getAllByRole('listitem');
  const plain = rows.map(({ textContent }) => textContent.replaceAll(/[\u00a0\u202f]/g, ' '));
  expect(plain).toEqual([
    'Ana Ruiz SotoSin vacante · La dejó a medias: 15 ene 2026, 7:07 a.m. · Entrevista',
    'Ana Ruiz SotoSin vacante · Enviada: 15 ene 2026, 6:04 a.m. · NuevaUnir a esta',
  ]);
  const description = screen.getByText('Unir a esta').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toMatch(/^Sin vacante · Enviada/);
});

it('who is to look after a person is kept where a colleague named another meanwhile, and both are told', async () => {
  const sent: unknown[] = [];
  let there = { assignee: null as string | null, etag: '"1"' };
  const change = ({ body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    if (sent.length > 1) return json({});
    there = { assignee: 'Luis', etag: '"2"' };
    return json({ code: 'version-conflict', step: ana.step, stepReason: null, ...there }, 412);
  };
  answers = {
    [`applications/${ana.id}`]: (request) =>
      request.method === 'PATCH' ? change(request) : json({ ...detail, ...there }),
  };
  open(`/${ana.id}?view=board`);
  const name = await screen.findByLabelText<HTMLInputElement>('Responsable');
  fireEvent.change(name, { target: { value: ' Rosa ' } });
  fireEvent.keyDown(name, { key: 'Escape' });
  expect(name.value).toBe('');
  fireEvent.change(name, { target: { value: ' Rosa ' } });
  fireEvent.click(screen.getByText('Guardar responsable'));
  const last = () => toastStore.getState().toasts.at(-1);
  await waitFor(() => expect(last()?.action?.label).toBe('Guardarlo de todos modos'));
  expect(last()?.text).toContain('Alguien más cambió');
  expect(name.value).toBe(' Rosa ');
  expect(document.activeElement).toBe(name);
  last()?.action?.run();
  await waitFor(() => expect(last()?.text).toBe('Ana Ruiz Soto queda a cargo de Rosa'));
  expect(sent).toEqual([{ assignee: 'Rosa' }, { assignee: 'Rosa' }]);
});

it('whoever leaves the step that the list is narrowed to is counted there no longer, and again once they are back', async () => {
  open('?step=nueva');
  expect(await screen.findByText('1 solicitud')).toBeTruthy();
  const move = (step: string, etag: string) =>
    Silence.last?.dispatchEvent(
      new MessageEvent('changed', { data: JSON.stringify({ id: ana.id, step, etag }) }),
    );
  move('contactada', '"2"');
  expect(await screen.findByText('0 solicitudes')).toBeTruthy();
  move('nueva', '"3"');
  expect(await screen.findByText('1 solicitud')).toBeTruthy();
});

it('filters of the address are in the fields, and the job by its title', async () => {
  open('?view=board&job=4711&status=RESUME_DROP_OFF');
  expect(await screen.findByText('Solo la vacante Repartidora en moto')).toBeTruthy();
  const status = screen.getByLabelText<HTMLSelectElement>('Estado');
  expect(status.value).toBe('RESUME_DROP_OFF');
  expect([...status.options].map(({ text }) => text)).toEqual([
    'Estado: cualquiera',
    'Enviada',
    'Dejó solo su CV',
  ]);
});

it('a job without an application is still called by its title, and a step that the site has no more is seen', async () => {
  answers = { 'applications?': () => listed({ data: [], total: 0 }) };
  open('?step=prueba-vieja&job=4711');
  expect(await screen.findByText('Solo la vacante Repartidora en moto')).toBeTruthy();
  const step = await screen.findByLabelText<HTMLSelectElement>('Etapa');
  expect(step.selectedOptions[0]?.text).toBe('Etapa borrada');
});

it('a card of the board says in words that it is new, was not sent and may be there twice', async () => {
  const id = ana.id.replaceAll('1', '2');
  const row = { ...ana, id, status: 'APPLICATION_DROP_OFF', mayBeDuplicate: true };
  answers = { applications: () => listed({ data: [row] }) };
  unread = [id];
  open('?view=board');
  const card = (await screen.findByText(ana.name, { exact: false })).closest('li');
  await within(card ?? document.body).findByRole('link', { name: `Nueva: ${ana.name}` });
  expect(card?.textContent).toMatch(/Ana.*La dejó a medias.*Posible repetida/);
  expect(screen.getByText('1 sin abrir').closest('[role=status]')).not.toBeNull();
});

it('the list is narrowed to a job by its title', async () => {
  open();
  const jobs = await screen.findByLabelText<HTMLSelectElement>('Vacante');
  await within(jobs).findByText('Repartidora en moto · León');
  fireEvent.change(jobs, { target: { value: '4711' } });
  await waitFor(() => expect(location.hash).toContain('job=4711'));
});
