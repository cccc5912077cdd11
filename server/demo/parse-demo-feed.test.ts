import { expect, it } from 'vitest';
import { demoFeed, demoKind } from './demo-testing.ts';
import { parseDemoFeed } from './parse-demo-feed.ts';

function parse(data: object) {
  return parseDemoFeed(JSON.stringify(data));
}

function pointersOf(data: object): string[] {
  const parsed = parse(data);
  return parsed.ok ? [] : parsed.problems.map(({ pointer }) => pointer);
}

it('accepts what it is meant for', () => {
  expect(parse(demoFeed())).toEqual({ ok: true, value: demoFeed() });
});

it('puts the texts of a set in the place of its name', () => {
  const kinds = [demoKind({ duties: ['Cargar', '@cierre'] })];
  const parsed = parse({ ...demoFeed({ kinds }), sets: { cierre: ['Barrer', 'Cerrar'] } });
  expect(parsed.ok && parsed.value.kinds[0]?.duties).toEqual(['Cargar', 'Barrer', 'Cerrar']);
});

it('names the place of a set that does not exist, also of one that every object has', () => {
  const kinds = [demoKind({ duties: ['Cargar', '@cierre'], facts: ['@constructor'] })];
  expect(pointersOf(demoFeed({ kinds }))).toEqual(['/kinds/0/facts/0', '/kinds/0/duties/1']);
});

it('names the place of a value of the wrong kind', () => {
  expect(pointersOf({ ...demoFeed(), jobs: 'many', extra: 1 })).toEqual(['', '/jobs']);
});

it('refuses pay that shrinks', () => {
  const kinds = [demoKind({ pay: [{ period: 'week', from: [2000, 3000], to: [2500, 3500] }] })];
  expect(pointersOf(demoFeed({ kinds }))).toEqual(['/kinds/0/pay/0']);
});

it('refuses a city that no company serves or where no kind of job exists', () => {
  const cities = [{ city: 'Mérida', state: 'Yucatán', region: 'sur', weight: 1 }];
  const kinds = [demoKind({ cityWeightFrom: 5 })];
  expect(pointersOf(demoFeed({ cities, kinds }))).toEqual(['/cities/0/region', '/cities/0/weight']);
});

it('says that a text is no JSON', () => {
  expect(parseDemoFeed('{"seed":')).toMatchObject({ ok: false, problems: [{ pointer: '' }] });
});
