import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { createLogger } from '../log/create-logger.ts';
import { testConfig } from '../testing/config.ts';
import { createApp } from './create-app.ts';

const pet = Type.Object({ name: Type.String({ maxLength: 5 }) }, { $id: 'Pet' });
const collar = Type.Object(
  { size: Type.Integer() },
  { $id: 'Collar', additionalProperties: false },
);
const owner = Type.Object({ pets: Type.Array(pet), first: pet }, { $id: 'Owner' });

function start() {
  const app = createApp({
    config: testConfig(),
    database: { isReady: async () => true },
    logger: createLogger('silent'),
  });
  app.post('/owners', { schema: { body: owner, response: { 200: owner } } }, ({ body }) => body);
  void app.register(async (api) => {
    api.post('/collars', { schema: { body: collar } }, ({ body }) => body);
    api.post('/pets', { schema: { body: pet, response: { 200: owner } } }, ({ body }, reply) =>
      reply.send({ pets: [body], first: body }),
    );
  });
  return app;
}

it('routes of every plugin judge and answer by a shape that they share', async () => {
  const app = start();
  const refused = await app.inject({
    method: 'POST',
    url: '/owners',
    payload: { pets: [{ name: 'Rufus the third' }], first: { name: 'Tom' } },
  });
  expect(refused.json().problems).toEqual([
    { pointer: '/pets/0/name', message: 'must NOT have more than 5 characters' },
  ]);
  const payload = { name: 'Tom', age: 3 };
  const kept = await app.inject({ method: 'POST', url: '/pets', payload });
  expect(kept.json()).toEqual({ pets: [{ name: 'Tom' }], first: { name: 'Tom' } });
  await app.close();
});

it.each([{ size: '3' }, { size: 3, colour: 'red' }])(
  'a plugin neither coerces nor forgives a body: %j',
  async (payload) => {
    const app = start();
    const refused = await app.inject({ method: 'POST', url: '/collars', payload });
    expect(refused.json()).toMatchObject({ status: 400, code: 'request-invalid' });
    await app.close();
  },
);

it('two shapes with one name are refused when the second is used', () => {
  const app = start();
  const impostor = Type.Object({}, { $id: 'Pet' });
  expect(() => app.get('/x', { schema: { response: { 200: impostor } } }, () => ({}))).toThrow(
    'Two shapes have the $id "Pet".',
  );
});
