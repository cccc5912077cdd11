import { describe, expect, it } from 'vitest';
import { normaliseState, stateNames } from './mexican-states.ts';

/** ISO 3166-2:MX, in the order of `stateNames`. */
const ISO_CODES =
  'AGU BCN BCS CAM CHP CHH COA COL CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC'.split(
    ' ',
  );

describe('a state', () => {
  it('is one of 32', () => {
    expect(new Set(stateNames).size).toBe(32);
  });

  it.each(stateNames)('%s resolves in any case, without accents and by its long form', (name) => {
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
    const spellings = [name, name.toUpperCase(), plain.toLowerCase(), ` ${name}. `];
    for (const text of spellings) expect(normaliseState(text)).toBe(name);
    if (!/México/.test(name)) expect(normaliseState(`Estado de ${name}`)).toBe(name);
  });

  it('resolves by its ISO code', () => {
    const byCode = ISO_CODES.map((code) => normaliseState(`MX-${code}`));
    expect(byCode).toEqual(stateNames);
  });

  it.each([
    ['CDMX', 'Ciudad de México'],
    ['D.F.', 'Ciudad de México'],
    ['df', 'Ciudad de México'],
    ['Distrito Federal', 'Ciudad de México'],
    ['Mexico City', 'Ciudad de México'],
    ['Cd. de México', 'Ciudad de México'],
    ['México', 'Estado de México'],
    ['Edo. Méx.', 'Estado de México'],
    ['Edo de Mex', 'Estado de México'],
    ['EDOMEX', 'Estado de México'],
    ['NL', 'Nuevo León'],
    ['N. L.', 'Nuevo León'],
    ['Nvo. Leon', 'Nuevo León'],
    ['Jal.', 'Jalisco'],
    ['Michoacán de Ocampo', 'Michoacán'],
    ['Coahuila de Zaragoza', 'Coahuila'],
    ['Veracruz de Ignacio de la Llave', 'Veracruz'],
    ['Q. Roo', 'Quintana Roo'],
    ['BC', 'Baja California'],
    ['B.C.S.', 'Baja California Sur'],
    ['Edo. de Hidalgo', 'Hidalgo'],
    ['Zacatecas, México', 'Zacatecas'],
    ['Nuevo León, MX', 'Nuevo León'],
    ['Jalisco (México)', 'Jalisco'],
    ['Zacatecas (ZAC)', 'Zacatecas'],
    ['NL - Nuevo León', 'Nuevo León'],
    ['Cd. Mx.', 'Ciudad de México'],
    ['Cdad. de México', 'Ciudad de México'],
    ['Sn. Luis Potosí', 'San Luis Potosí'],
    ['Baja California Nte.', 'Baja California'],
    ['Nuevo Leo\u0301n\u200b', 'Nuevo León'],
  ])('%s is %s', (text, state) => {
    expect(normaliseState(text)).toBe(state);
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      ' ',
      'Texas',
      'Jalisco, Sonora',
      'Jalisco, Texas',
      'MX',
      'Monterrey',
      '\0',
      'x'.repeat(10_000),
    ])
      expect(normaliseState(text)).toBeUndefined();
  });
});
