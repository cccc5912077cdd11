import { describe, expect, it } from 'vitest';
import { readResumeText } from '../../testing/uploads/resume-text.ts';

const name = (text: string) => readResumeText(...text.split('\n')).name;

describe('a label of a name', () => {
  it.each([
    ['in a table of references', 'REFERENCIAS PERSONALES\nNombre\tDomicilio\tTeléfono'],
    ['in a table of the family', 'DATOS FAMILIARES\nNombre\tParentesco\tOcupación'],
    ['in a table of the family, by another heading', 'Nombre\tVive\tFinado'],
    ['in a table of jobs', 'EXPERIENCIA\nNombre\tPuesto\tPeriodo'],
    ['of an employer', 'EXPERIENCIA\nNombre: Transportes Castores\nPuesto: Chofer'],
    ['of an employer, without a heading', 'Empresa: Lala\nNombre: Grupo Lala\nPuesto: Chofer'],
    ['of a school', 'ESCOLARIDAD\nNombre: Benito Juárez\nNivel: Primaria'],
    ['with nothing but another label', 'Nombre\tEdad\tSexo\nDomicilio\tColonia'],
    ['with another label below', 'Nombre:\nDomicilio:\nTeléfono:'],
  ])('%s names nobody', (_, text) => {
    expect(name(text)).toBeUndefined();
    expect(name(`Juan Ortega Sosa\n771 203 4050\n${text}`)).toBe('Juan Ortega Sosa');
  });

  it.each([
    'Apellido Paterno\nOrtega\nApellido Materno\nSosa\nNombre(s)\nJuan Carlos\nEdad\n34',
    'Nombres\nJuan Carlos\nApellidos\nOrtega Sosa',
    'Nombre(s): Juan Carlos\nApellidos: Ortega Sosa',
  ])('is put together with the labels of surnames: %j', (text) => {
    expect(name(text)).toBe('Juan Carlos Ortega Sosa');
  });

  it.each(['Nombre(s): Juan Carlos', 'Nombre(s)\nJuan Carlos', 'Nombre\tJuan Carlos\tEdad\t34'])(
    'with no surname is half a name: %j',
    (text) => {
      expect(name(text)).toBeUndefined();
    },
  );

  it.each([
    'NOMBRE: JUAN ORTEGA SOSA EDAD: 35 AÑOS',
    'Nombre: Juan Ortega Sosa, 35 años',
    'Nombre: Juan Ortega Sosa (35 años)',
    'Nombre: Juan Ortega Sosa  Tel. 771 203 4050',
    'Nombre: Juan Ortega Sosa CURP: OESJ900101HHGRSN09',
    'Nombre del trabajador: Juan Ortega Sosa\nLiverpool CEDIS Tultitlán',
    'Nombre del postulante: Juan Ortega Sosa',
    'Nombre del aspirante\nJuan Ortega Sosa',
  ])('ends where something else begins: %j', (text) => {
    expect(name(text)).toBe('Juan Ortega Sosa');
  });
});

describe('what is no name on top of a CV', () => {
  it.each([
    'RESUMEN CURRICULAR',
    'Síntesis Curricular',
    'BOLSA DE TRABAJO',
    'Carta De Presentación',
    'Recursos Humanos',
    'INFORMACIÓN DEL CANDIDATO',
    'PERFIL LABORAL OPERATIVO',
    'VACANTE DE INTERÉS',
    'Última Actualización',
    'Foto Reciente',
    'Fraccionamiento Los Pinos',
    'San Luis Potosí',
    'Monterrey Nuevo León',
    'Villa Hermosa Tabasco',
    'San Juan Del Río',
    'Santa María Tultepec',
    'Emiliano Zapata',
    'Gustavo A. Madero',
    'Estimado Ingeniero',
    'Perfil de LinkedIn',
    'Liverpool CEDIS Tultitlán',
    'Tiendas Chedraui Selecto',
    'Soy Técnico Electricista',
  ])('%s', (line) => {
    expect(name(`${line}\n771 203 4050`)).toBeUndefined();
    expect(name(`${line}\nJuan Ortega Sosa\n771 203 4050`)).toBe('Juan Ortega Sosa');
  });

  it('is whom a letter is for', () => {
    const letter =
      'Lic. Patricia Gómez Ruiz\nGerente de Recursos Humanos\nP R E S E N T E\nLe envío mi currículum.';
    expect(name(`${letter}\nCel 771 203 4050`)).toBeUndefined();
    expect(name(`${letter}\nAtentamente\nJuan Ortega Sosa`)).toBe('Juan Ortega Sosa');
    expect(name(`${letter}\n\nATENTAMENTE:\n\nJUAN ORTEGA SOSA\nCel 771 203 4050`)).toBe(
      'Juan Ortega Sosa',
    );
  });
});

it('the own name above a letter stays, with the number below it', () => {
  const head = 'RESUMEN CURRICULAR\nALFREDO ISLAS MONROY\n771 203 4050\nalfredo@correo.example';
  expect(name(`${head}\nLic. Patricia Gómez Ruiz\nPRESENTE.\nSolicito el puesto.`)).toBe(
    'Alfredo Islas Monroy',
  );
});

describe('a name in two lines', () => {
  it.each([
    ['Carlos Eduardo\nMartínez Olvera\nCONTACTO\n771 203 4050', 'Carlos Eduardo Martínez Olvera'],
    ['JUAN\nORTEGA SOSA\nCel 771 203 4050', 'Juan Ortega Sosa'],
    ['Ana Ruiz\nTepic\nCel 311 203 4050', 'Ana Ruiz'],
    ['Ana Ruiz\nVilla Hidalgo\nCel 311 203 4050', 'Ana Ruiz'],
  ])('is whole: %j', (text, expected) => {
    expect(name(text)).toBe(expected);
  });

  it.each(['Carlos Eduardo\nCONTACTO\n771 203 4050', 'María Fernanda\nTepic\n311 203 4050'])(
    'is none by halves: %j',
    (text) => {
      expect(name(text)).toBeUndefined();
    },
  );
});

it.each([
  'J U A N  O R T E G A  S O S A',
  'J U A N     O R T E G A     S O S A',
  'J U A N\u00a0\u00a0O R T E G A\u2003 S O S A',
])('letters that stand apart are a name: %j', (line) => {
  expect(name(`${line}\n771 203 4050`)).toBe('Juan Ortega Sosa');
});

it('letters without a gap between words are no name', () => {
  expect(name('J U A N O R T E G A\n771 203 4050')).toBeUndefined();
});

it('a form that asks for more in its next row has the name alone in the first', () => {
  const rows = [
    'Apellido paterno\tApellido materno\tNombre(s)',
    'Ortega\tSosa\tJuan Carlos',
    'Calle y número\tColonia\tC.P.',
    '5 de Febrero 14\tCentro\t90300',
    'Referencia del domicilio\tColonia\tEstado',
    'Frente al parque\tCentro\tTlaxcala',
  ];
  expect(name(rows.join('\n'))).toBe('Juan Carlos Ortega Sosa');
});

it.each([
  ['Currículum Vitae Juan Ortega Sosa', 'Juan Ortega Sosa'],
  ['CURRICULUM VITAE JUAN ORTEGA SOSA', 'Juan Ortega Sosa'],
  ['Juan Ortega Sosa (Chofer)', 'Juan Ortega Sosa'],
  ['Juan Ortega Sosa, 35 años', 'Juan Ortega Sosa'],
  ['ORTEGA SOSA JUAN CARLOS', 'Ortega Sosa Juan Carlos'],
  ['Ma. Guadalupe Ríos Vda. de Pérez', 'Ma. Guadalupe Ríos Vda. de Pérez'],
  ['Yaretzi Citlali Chan Poot\nyaretzi.chan@gmail.com', 'Yaretzi Citlali Chan Poot'],
  ['Xóchitl Itzel Tun Ek\n999 203 4050', 'Xóchitl Itzel Tun Ek'],
])('the name on top of %j is %s', (text, expected) => {
  expect(name(text)).toBe(expected);
});
