import { expect, it } from 'vitest';
import { holdsText } from './holds-text.ts';

it.each([
  ['Paquetería Ágil, S.A. de C.V.', 'paqueteria agil'],
  ['Paquetería Ágil, S.A. de C.V.', 'AGIL paq'],
  ['D.H.L. Express', 'dhl'],
  ['DHL Express', 'd.h.l.'],
  ['Peñón Blanco', 'penon'],
  ["L'Oréal", 'loreal'],
  ['Empresa 09999', ' 09999 '],
  ['Cualquiera', ''],
  ['Cualquiera', '…'],
])('%s holds %j', (name, typed) => expect(holdsText(name, typed)).toBe(true));

it.each([
  ['Empresa 0999', '09999'],
  ['Paquetería Ágil', 'agil norte'],
])('%s does not hold %j', (name, typed) => expect(holdsText(name, typed)).toBe(false));
