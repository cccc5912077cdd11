import { describe, expect, it } from 'vitest';
import { readJobTerms } from './job-terms.ts';
import { fold } from './job-text.ts';
import { readLicenceField, readLicences } from './read-licence.ts';
import { readShifts } from './read-shift.ts';
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
    ['Empresa', ['company']],
    ['Company vehicle', ['company']],
    ['Se proporciona unidad', ['company']],
    ['Own', ['own']],
    ['No aplica', ['none']],
    ['No requerido', ['none']],
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
    ['A, B o C', ['a', 'b', 'c']],
    ['A/B', ['a', 'b']],
    ['A o superior', []],
    ['B federal', ['federal-b']],
    ['Fed. B', ['federal-b']],
    ['SCT tipo B', ['federal-b']],
    ['No', ['none']],
    ['No aplica', ['none']],
  ])('%s', (text, values) => expect(readLicenceField(fold(text))).toEqual(values));
});

describe('the field for the schedule', () => {
  it.each([
    ['Noche', ['night']],
    ['Turno: noche', ['night']],
    ['Por la noche', ['night']],
    ['Night shift', ['night']],
    ['Tardes', ['evening']],
    ['Mañana', ['morning']],
    ['20 a 5', ['night']],
    ['de 15 a 23', ['evening']],
    ['6 a 14', ['morning']],
    ['20 a 25', []],
  ])('%s', (text, values) => expect(readShifts(fold(text))).toEqual(values));
});

describe('a sentence about licences', () => {
  it.each([
    ['Licencia federal a partir de un año', ['federal']],
    ['Licencia federal e identificación', ['federal']],
    ['Licencia federal E e identificación', ['federal-e']],
    ['Licencia federal "A"', ['federal-a']],
    ['Licencia federal (tipo B)', ['federal-b']],
    ['Licencia B o C federal', ['federal-b', 'federal-c']],
    ['Licencia federal categorías B y E (doble articulado)', ['federal-b', 'federal-e']],
    ['Licencia federal A (pasaje) y R-Control', ['federal-a']],
    ['Licencia federal tipos B y E', ['federal-b', 'federal-e']],
    ["Licencia 'B' federal", ['federal-b']],
    ['Tipo de licencia: B', ['b']],
    ['Licencia: A, B o C', ['a', 'b', 'c']],
    ['Licencia SICT tipo B', ['federal-b']],
    ['Licencia tipo B de la SCT', ['federal-b']],
    ['Licencia federal SCT', ['federal']],
    ['Licencia tipo B y apto médico SCT', ['b']],
    ['Licencia tipo «A»', ['a']],
    ['Licencia e INE vigentes', []],
    ['Licencia a partir de un año', []],
    ['Sin licencia federal', []],
  ])('%s', (text, values) => expect(readLicences(fold(text))).toEqual(values));
});

describe('a text of a job', () => {
  const read = (text: string) =>
    readJobTerms({
      ...{ title: null, description: `<p>${text}</p>`, job_posting: '', responsibilities: null },
      ...{ qualifications: null, skills: null, experience: null, details: {} },
    });

  it.each([
    ['Sueldo de $2,400–$2,900 semanales', { pay: 2400 }],
    ['Sueldo $2,200-$2,600 semanales', { pay: 2200 }],
    ['11 mil 500 pesos mensuales', { pay: 2653 }],
    ['Sueldo de $8´000 mensuales', { pay: 1846 }],
    ['$5,000 cada 15 días', { pay: 2307 }],
    ['$5,000 c/quincena', { pay: 2307 }],
    ['2,500 x sem', { pay: 2500 }],
    ['MXN 2,500 per week', { pay: 2500 }],
    ['Horario 00:00 a 08:00', { shift: ['night'] }],
    ['Horario de 4 pm a medianoche', { shift: ['evening'] }],
    ['Horario de medianoche a 8 am', { shift: ['night'] }],
    ['Horario lun-sáb 8-18', { shift: ['day'], days: '6' }],
    ['Turno sáb-dom', { shift: ['weekend'] }],
    ['Choferes $2,900 semanales y $2,200 semanales para ayudantes', { pay: 2200 }],
    ['De 8 de la mañana a 5 de la tarde', { shift: ['day'] }],
    ['De 10 de la noche a 6 de la mañana', { shift: ['night'] }],
    ['Entrada 7 am, salida 3 pm', { shift: ['morning'] }],
    ['Horario: 9-18', { shift: ['day'] }],
    ['8:30 am a 6:30 pm', { shift: ['day'] }],
    ['Turno 11-7', { shift: [] }],
    ['Ventana de entrega de 18:00 a 22:00 horas', { shift: [] }],
    ['Lun-Dom con un día de descanso', { days: '6' }],
    ['Trabajas 5 días y descansas 2', { days: '5' }],
    ['Moto: propia', { vehicle: ['own'] }],
    ['Vehículo: de la empresa', { vehicle: ['company'] }],
    ['Moto y casco por parte de la empresa', { vehicle: ['company'] }],
    ['Mantenimiento de tu moto por parte de la empresa', { vehicle: [] }],
  ])('%s', (text, terms) => expect(read(text)).toMatchObject(terms));
});
