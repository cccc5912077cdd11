import { expect, it } from 'vitest';
import { shiftOfHour } from './shift-of-hour.ts';

const read = (text: string) => shiftOfHour(text.split(' '));

it.each([
  ['a las 3 de la tarde', 6, 'turno vespertino'],
  ['entro a las 6 am cerca', 5, 'turno matutino'],
  ['entrar a las 7', 4, 'turno matutino'],
  ['entrada a las 10 pm', 5, 'turno nocturno'],
  ['a las 10 de la noche', 6, 'turno nocturno'],
  ['a las 3 am', 4, 'turno nocturno'],
  ['salgo a las 3', 4, 'turno vespertino'],
  ['salgo de la escuela a las 2', 7, 'turno vespertino'],
  ['entro a la escuela a las 2', 7, 'turno matutino'],
  ['después de las 5', 4, 'turno vespertino'],
  ['a partir de las 16 00 horas', 7, 'turno vespertino'],
  ['salir a las 3', 4, 'turno matutino'],
  ['salida a las 6', 4, 'turno de día'],
  ['salir a las 6 am', 5, 'turno nocturno'],
  ['hasta las 2', 3, 'turno matutino'],
])('%s is an hour of %i words of the %s', (text, length, shift) => {
  expect(read(text)).toMatchObject({ length, shift });
});

it.each(['a las', 'a las 40', 'a las ocho', 'salir temprano', 'entrar ya', ''])(
  '%s is none',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

it('asks for jobs that begin about then in the morning, when hardly any shift ends', () => {
  expect(read('entrar a las 6')?.query).toContain(`('6':C <-> '30':C)`);
  expect(read('entrar a las 6')?.query).toContain(`('5':C <-> '00':C)`);
  expect(read('entrar a las 3 de la tarde')?.query).toBeUndefined();
  expect(read('hasta las 2')?.query).toBeUndefined();
});
