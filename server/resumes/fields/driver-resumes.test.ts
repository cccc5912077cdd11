import { describe, expect, it } from 'vitest';
import { DRIVER_RESUMES } from '../../testing/resumes/driver-resumes.ts';
import { readResumeText } from '../../testing/uploads/resume-text.ts';

/** What forms ask for. */
const ASKED = [
  'name',
  'phone',
  'email',
  'city',
  'licence',
  'lastTitle',
  'lastCompany',
  'lastFrom',
  'lastTo',
] as const;

describe.each(DRIVER_RESUMES)('a CV as drivers write it: $title', ({ text, truth }) => {
  const read: Readonly<Record<string, string | undefined>> = readResumeText(...text.split('\n'));

  it('says nothing that is wrong', () => {
    const said = ASKED.filter((field) => read[field] !== undefined);
    const right = said.map((field) => truth.find((each) => each.field === field)?.value);
    expect(said.map((field) => read[field])).toEqual(right);
  });

  it('says what it says clearly', () => {
    const due = truth.filter(({ value, mayBeBlank }) => value !== '' && !mayBeBlank);
    expect(Object.fromEntries(due.map(({ field }) => [field, read[field]]))).toEqual(
      Object.fromEntries(due.map(({ field, value }) => [field, value])),
    );
  });
});

describe('a name that no list knows', () => {
  const NAME = 'Ahuitzin Zoquiapan Tecuapacho';

  it.each([['Edad: 31 años'], ['Estado civil: soltera', 'Cel. 735 123 4000']])(
    'is one where the next lines are about a person: %j',
    (...lines) => {
      expect(readResumeText(NAME, ...lines).name).toBe(NAME);
    },
  );

  it.each([
    [NAME, 'Calle Hidalgo 4'],
    ['Grupo Zoquiapan Tecuapacho', 'Edad: 31 años'],
    ['Perfil Operativo Zoquiapan', 'Edad: 31 años'],
    ['Villa Zoquiapan Tecuapacho', 'Edad: 31 años'],
  ])('is left out else: %s', (...lines) => {
    expect(readResumeText(...lines).name).toBeUndefined();
  });

  it('is half of one where the other surname may stand below', () => {
    expect(readResumeText('Nohemí Arriaga', 'Villalpando').name).toBeUndefined();
    expect(readResumeText('Nohemí Arriaga', 'Chofer').name).toBe('Nohemí Arriaga');
  });
});

describe('a job that says how long it lasted', () => {
  it.each([
    ['Constructora Siho', 'Chofer de volteo', '2 años'],
    ['Chofer de volteo, Constructora Siho, 2 años'],
    ['Constructora Siho - Chofer de volteo (8 meses)'],
    ['Empresa: Constructora Siho', 'Puesto: Chofer de volteo', 'Tiempo: 1 año y medio'],
  ])('has title and company, and no dates: %j', (...lines) => {
    const read = readResumeText('Celso Balam May', 'EXPERIENCIA LABORAL', ...lines);
    expect(read).toMatchObject({
      lastTitle: 'Chofer de volteo',
      lastCompany: 'Constructora Siho',
    });
    expect([read.lastFrom, read.lastTo]).toEqual([undefined, undefined]);
  });

  it.each([
    ['2 años de experiencia en ruta'],
    ['Escuela Benito Juárez', 'Primaria', '6 años'],
    ['Curso de montacargas', 'CECATI 30', '3 meses'],
    ['Lomas Verdes', '4 años'],
  ])('is none where nothing names it: %j', (...lines) => {
    const read = readResumeText('Celso Balam May', 'EXPERIENCIA LABORAL', ...lines);
    expect([read.lastTitle, read.lastCompany]).toEqual([undefined, undefined]);
  });
});

it.each(['Bosques de las Lomas', 'Jardines del Pedregal', 'Lomas Verdes', 'Polanco'])(
  'the neighbourhood %s is no company',
  (place) => {
    const job = ['Chofer particular', place, '2018 - 2024'];
    const read = readResumeText('Celso Balam May', 'EXPERIENCIA LABORAL', ...job);
    expect(read).toMatchObject({ lastTitle: 'Chofer particular', lastFrom: '2018' });
    expect(read.lastCompany).toBeUndefined();
  },
);
