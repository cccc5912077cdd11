import { describe, expect, it } from 'vitest';
import { DEFAULT_APPLICATION_SETTINGS } from '#schemas/api/recruiting/settings.ts';
import { setUpRecruiting } from '../testing/recruiting.ts';

const test = setUpRecruiting();

describe('settings of applications', () => {
  it('are those of every site until others are saved, by who has seen them', async () => {
    const first = await test.send('GET', '/application-settings');
    expect(first.json()).toEqual(DEFAULT_APPLICATION_SETTINGS);
    const body = { ...DEFAULT_APPLICATION_SETTINGS, retentionDays: 90 };
    const match = String(first.headers.etag);
    expect((await test.send('PUT', '/application-settings', { match, body })).statusCode).toBe(200);
    expect((await test.send('PUT', '/application-settings', { match, body })).statusCode).toBe(412);
    expect((await test.send('GET', '/application-settings')).json().retentionDays).toBe(90);
  });

  it('are the same in whatever order their members were sent', async () => {
    const { steps, ...others } = DEFAULT_APPLICATION_SETTINGS;
    const body = { ...others, retentionDays: 91, steps };
    const saved = await test.send('PUT', '/application-settings', { match: '*', body });
    const read = await test.send('GET', '/application-settings');
    expect(read.headers.etag).toBe(saved.headers.etag);
  });

  it('keep steps that applications have, and name only steps that exist', async () => {
    const { id } = await test.apply();
    await test.send('PATCH', `/applications/${id}`, { match: '*', body: { step: 'entrevista' } });
    const steps = DEFAULT_APPLICATION_SETTINGS.steps.filter(({ id }) => id !== 'entrevista');
    expect((await test.saveSettings({ steps })).json().code).toBe('step-in-use');
    expect((await test.saveSettings({ contactedStep: 'nada' })).statusCode).toBe(400);
    expect((await test.saveSettings({ steps: [] })).statusCode).toBe(400);
  });

  it('leave who was never moved in the step that was the first', async () => {
    const { id } = await test.apply();
    const { etag } = await test.read(id);
    const { steps } = DEFAULT_APPLICATION_SETTINGS;
    expect((await test.saveSettings({ steps: steps.slice(1) })).json().code).toBe('step-in-use');
    const moved = [...steps.slice(1), ...steps.slice(0, 1)];
    expect((await test.saveSettings({ steps: moved })).statusCode).toBe(200);
    expect(await test.read(id)).toMatchObject({ step: 'nueva', etag, changes: [] });
    const later = await test.apply();
    expect((await test.read(later.id)).step).toBe('contactada');
  });
});
