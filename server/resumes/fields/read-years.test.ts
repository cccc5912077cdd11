import { describe, expect, it } from 'vitest';
import { readResumeText } from '../../testing/uploads/resume-text.ts';

const years = (text: string) =>
  readResumeText('Alfredo Islas Monroy', ...text.split('\n')).experienceYears;

describe('years of experience', () => {
  it.each([
    ['45 años de edad. 20 años de experiencia', '20'],
    ['Operador con más de 5 años de experiencia', '5'],
    ['Tengo 8 años manejando tractocamión', '8'],
    ['03 AÑOS DE EXPERIENCIA EN REPARTO', '3'],
    ['Objetivo: aplicar mis 5 años de experiencia\n5 años de experiencia en ruta', '5'],
    ['5 años como chofer, 5 años de experiencia comprobable', '5'],
  ])('are told: %j', (text, expected) => {
    expect(years(text)).toBe(expected);
  });

  it.each([
    '1.5 años de experiencia',
    '1,5 años de experiencia',
    '1 ½ años de experiencia',
    '1½ años de experiencia',
    '2 1/2 años de experiencia',
    '3-5 años de experiencia',
    '3 a 5 años de experiencia',
    'Trabajé en empresa con 30 años de experiencia en el mercado',
    'Compañía líder con 40 años de experiencia',
    'Vacante: chofer con 2 años de experiencia',
    'Requisitos: 2 años de experiencia comprobable',
    'Solicitan 3 años de experiencia como chofer',
    '2 años de experiencia en ventas y 10 años de experiencia como chofer',
    '2 años de experiencia en ventas\n10 años de experiencia como chofer',
    '2 años de experiencia en ventas y 10 como chofer',
    'Menos de 2 años de experiencia',
    'REFERENCIAS\nIng. Soto, 20 años de experiencia en ruta',
  ])('stay empty: %j', (text) => {
    expect(years(text)).toBeUndefined();
  });
});
