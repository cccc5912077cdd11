import { expect, it } from 'vitest';
import { townOfCode, writtenOut } from './written-out.ts';

it.each([
  ['Cd. Obregón', 'Ciudad Obregón'],
  ['repartidor Pto Escondido', 'repartidor Puerto Escondido'],
  ['Sta. Catarina', 'Santa Catarina'],
  ['Sn. Nicolás', 'San Nicolás'],
  ['Gral Escobedo', 'General Escobedo'],
  ['Nvo.Laredo', 'Nuevo Laredo'],
  ['Sta. Ma. Atarasquillo', 'Santa María Atarasquillo'],
  ['Monterrey, N.L., MX', 'Monterrey, N.L.'],
  ['Cancún, Quintana Roo, México', 'Cancún, Quintana Roo'],
  ['Ciudad de México', 'Ciudad de México'],
  ['chofer 3.5t', 'chofer 3.5 ton'],
  ['5000 kg', '5 ton'],
  ['3,500 kg', '3.5 ton'],
  ['50 kg', '50 kg'],
  ['L-V', 'lunes a viernes'],
  ['chofer L a S', 'chofer lunes a sábado'],
  ['chofer por las tardes', 'chofer por las tardes'],
  ['chofer CP 44100', 'chofer Guadalajara'],
  ['C.P. 77500', 'Cancún'],
  ['licencia tipo a y b', 'licencia tipo a y b'],
])('%s is written out as %s', (typed, written) => {
  expect(writtenOut(typed)).toBe(written);
});

it.each([
  ['64000', 'Monterrey'],
  ['06600', 'Ciudad de México'],
  ['12000', undefined],
  ['4711', undefined],
  ['chofer 64000', undefined],
])('the text %s is the postal code of %s', (typed, town) => {
  expect(townOfCode(typed)).toBe(town);
});
