import { describe, expect, it } from 'vitest';
import { fold } from './job-text.ts';
import { readLicenceField, readLicences } from './read-licence.ts';
import { readVehicleField } from './read-vehicle.ts';

describe('the field for vehicles', () => {
  it.each([
    ['Sin vehículo', ['none']],
    ['none', ['none']],
    ['Ninguno', ['none']],
    ['Sin moto', ['none']],
    ['Sin vehículo propio no aplica', []],
    ['Camioneta de la empresa', ['company']],
    ['Moto propia', ['own']],
    ['Motocicleta', []],
    ['Propio (opcional)', []],
    ['Moto propia deseable', []],
    ['Camioneta propia, no indispensable', []],
  ])('%s', (text, values) => expect(readVehicleField(fold(text))).toEqual(values));
});

describe('the field for licences', () => {
  it.each([
    ['None', ['none']],
    ['Ninguna', ['none']],
    ['Sin licencia', ['none']],
    ['Federal tipo A', ['federal-a']],
    ['Federal A', ['federal-a']],
    ['Federal tipo D o F', ['federal-d', 'federal-f']],
    ['Federal A, B y E', ['federal-a', 'federal-b', 'federal-e']],
    ['Federal B/E', ['federal-b', 'federal-e']],
    ['Tipo B federal o tipo A estatal', ['federal-b', 'a']],
    ['Tipo B o federal', ['federal', 'b']],
    ['Federal', ['federal']],
    ['C', ['c']],
    ['A2', ['a']],
    ['A convenir', []],
    ['Chofer, tipo B', ['b', 'chofer']],
  ])('%s', (text, values) => expect(readLicenceField(fold(text))).toEqual(values));
});

describe('a sentence about licences', () => {
  it.each([
    ['Licencia federal a partir de un año', ['federal']],
    ['Licencia federal e identificación', ['federal']],
    ['Licencia federal E e identificación', ['federal-e']],
    ['Licencia federal "A"', ['federal-a']],
    ['Licencia federal (tipo B)', ['federal-b']],
    ['Licencia B o C federal', ['federal-b', 'federal-c']],
    ['Sin licencia federal', []],
  ])('%s', (text, values) => expect(readLicences(fold(text))).toEqual(values));
});
