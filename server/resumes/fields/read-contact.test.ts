import { describe, expect, it } from 'vitest';
import { readResumeText } from '../../testing/uploads/resume-text.ts';

const JOB = 'EXPERIENCIA LABORAL\nTransportes Castores\nChofer\n2019 - 2023';
const FORM_JOB = 'Empresa: Castores\nTeléfono: 477 710 1200\nPuesto: Chofer';

describe('an employer’s number and address', () => {
  it.each([
    ['771 203 4050', `${JOB}\nTel. 477 710 1200`],
    ['771 203 4050', `EXPERIENCIA LABORAL\n${FORM_JOB}\nPeriodo: 2019 a 2023`],
    ['771 203 4050', `${FORM_JOB}\nPeriodo: 2019 a 2023`],
    ['771 203 4050', 'Bodega Aurrera\nCajera\n2019 - 2023\nTeléfono: 477 710 1200'],
    ['771 203 4050', 'Bodega Aurrera, Cajera, 2019 - 2023, Tel. 477 710 1200'],
  ])('stand behind the person’s own: %j, then %j', (own, job) => {
    expect(readResumeText('Juan Ortega Sosa', own, ...job.split('\n')).phone).toBe('+527712034050');
  });

  it.each([
    `${JOB}\nTel. 477 710 1200`,
    `${JOB}\nJefe inmediato: Ing. Soto, cel. 477 710 1200`,
    `${JOB}\nContacto: rh@castores.com.mx`,
    `${FORM_JOB}\nPeriodo: 2019 a 2023`,
    `EMPLEOS ANTERIORES\nRazón social: Lala\nTel: 477 710 1200\nCorreo: nominas@lala.com.mx`,
    'Bodega Aurrera\nCajera\n2019 - 2023\nTeléfono: 477 710 1200',
    'Referencia laboral: rh@castores.com.mx',
    'Vacante en Bimbo, enviar CV a reclutamiento@bimbo.com.mx',
  ])('are none of a person who gives none: %j', (text) => {
    const { phone, email } = readResumeText('Juan Ortega Sosa', ...text.split('\n'));
    expect([phone, email]).toEqual([undefined, undefined]);
  });

  it('do not hide the person’s at the end of a CV without headings', () => {
    const lines = ['Juan Ortega Sosa', 'Bodega Aurrera', 'Cajero', '2019 - 2023'];
    expect(readResumeText(...lines, 'Mi celular es 771 203 4050').phone).toBe('+527712034050');
  });
});

it.each([
  'Número de licencia: 4771234567',
  'Licencia federal No. HGO0123, exp. 7712345678',
  'Expediente médico: 7712345678',
  'Apto 5512345678',
  'Póliza de seguro 5512345678',
  'Número de empleado: 5512345678',
  'Expediente médico\t5512345678',
  'No. de cliente 5512345678',
  'Aviso con mi vecina Lupita 771 203 4050',
  'Tel. de mi hija 771 203 4050',
  'Recados con mi tía 771 203 4050',
  'Teléfono de un amigo: 771 203 4050',
  'Teléfono de recados\n771 203 4050',
  '771 203 4050 (vecino)',
  '771 203 4050 con mi cuñado',
])('%j is no number of the person', (text) => {
  expect(readResumeText('Juan Ortega Sosa', ...text.split('\n')).phone).toBeUndefined();
});

it.each([
  ['TELEFONO: (664) 312-8874  RECADOS: (664) 200-1122 CON MI ESPOSA', '+526643128874'],
  ['RECADOS: (664) 200-1122 CON MI ESPOSA  TELEFONO: (664) 312-8874', '+526643128874'],
  ['Tel: 771 203 4050 (hijo) 771 555 6677', '+527715556677'],
  ['Tel. de mi hija 771 203 4050\nCel 771 555 6677', '+527715556677'],
  ['Licencia federal tipo B   Cel. 771 203 4050', '+527712034050'],
  ['Cel. 771 203 4050, licencia A123', '+527712034050'],
  ['Cel. 7712034050/7715556677', '+527712034050'],
  ['NSS 12345678903  Tel. 771 203 4050', '+527712034050'],
  ['771 203 4050 y 771 555 6677 (mi mamá)', '+527712034050'],
])('%j gives the number %s', (text, phone) => {
  expect(readResumeText('Juan Ortega Sosa', ...text.split('\n')).phone).toBe(phone);
});

it.each([
  ['Correo: ana.ruiz.', 'soto@correo.example'],
  ['ana_ruiz_', 'soto@correo.example'],
  ['Correo electrónico: ana.ruiz', '@correo.example'],
  ['Mail: ana.ruiz@', 'correo.example'],
  ['ana.ruiz@hotmail', '.com'],
  ['ana.ruiz@hotmail.', 'com'],
  ['ana.ruiz.so', 'to@correo.example'],
  ['ana.ruiz@hot', 'mail.com'],
  ['Correo: ana.ruiz@gmail.c', 'om'],
  ['ana.ruiz@yahoo.com.m', 'x'],
  ['ana.ruiz@corr', 'eo.example'],
  ['ana.ruiz@correo', '.example'],
])('an address that a line ends in the midst of is read whole: %s', (...lines) => {
  const whole = lines.join('').replace(/^.*?:\s*/, '');
  expect(readResumeText('Ana Ruiz Soto', ...lines, 'Tepic, Nayarit').email).toBe(whole);
});

it.each(['Mexicali, B.C.', 'Busco empleo de chofer.', 'contacto', 'www.ruiz.mx', 'Instagram:'])(
  'an address stands by itself below %s',
  (line) => {
    const { email } = readResumeText('Ana Ruiz Soto', line, 'soto@correo.example');
    expect(email).toBe('soto@correo.example');
  },
);

it.each([
  ['anaruizs', 'oto@gmail.com'],
  ['anaruiz', 'soto@gmail.com'],
  ['ruiz1990', 'ana@gmail.com'],
  ['Correo: anarui', 'zsoto@gmail.com'],
  ['E-mail: xkcd', 'mail@gmail.com'],
])('a mailbox that a line cuts is read whole: %s', (...lines) => {
  const whole = lines.join('').replace(/^.*?:\s*/, '');
  expect(readResumeText('Ana Ruiz Soto', 'Tepic, Nayarit', ...lines).email).toBe(whole);
});

it.each([
  ['chofer', 'ana@gmail.com'],
  ['Correo: personal', 'ana@gmail.com'],
  ['tepic', 'soto@gmail.com'],
])('a word above an address is no part of it: %s', (above, mail) => {
  expect(readResumeText('Ana Ruiz Soto', '771 203 4050', above, mail).email).toBe(mail);
});

it.each([
  ['ana.ruiz@hotmail.com', 'mail.mx'],
  ['ana.ruiz@hotmail.com', 'mx'],
  ['ana.ruiz@correo.example', 'tepic'],
  ['ana.ruiz@correo.example', 'www.ruiz.mx'],
])('nothing is put to a whole address: %s, %s', (mail, below) => {
  expect(readResumeText('Ana Ruiz Soto', mail, below).email).toBe(mail);
});

it.each([
  ['ana.ruiz@hot-', 'mail.com'],
  ['ana.ruiz@hotmail', 'www.ruiz.mx'],
])('half an address is none: %s, %s', (...lines) => {
  expect(readResumeText('Ana Ruiz Soto', ...lines).email).toBeUndefined();
});

it('an address of a reference is nobody’s own', () => {
  const lines = ['Ref. 1: Sra. Luna, 771 203 4050, minerva.luna@gmail.com'];
  expect(readResumeText('Ana Ruiz Soto', ...lines)).toEqual({ name: 'Ana Ruiz Soto' });
});

it('what stands below the heading Datos is the person’s', () => {
  const lines = ['Datos', '81 2233 4455', 'Idiomas', 'Inglés', 'Referencias', '81 9988 7711'];
  expect(readResumeText(...lines).phone).toBe('+528122334455');
});
