import { expect, it } from 'vitest';
import { readResumeText } from '../../testing/uploads/resume-text.ts';

it.each([
  ['ESCOLARIDAD', 'CONALEP Mantenimiento Automotriz'],
  ['Estudios', 'Egresado de Conalep, plantel Zapopan'],
  ['Formación académica', 'Carrera técnica en CONALEP'],
])('CONALEP is a technical school: %s, %s', (...lines) => {
  expect(readResumeText('Ana Ruiz Soto', ...lines).school).toBe('técnico');
});

it.each([
  ['Manejo de van y GPS', 'van'],
  ['Chofer de vans de pasajeros', 'van'],
  ['Manejo de unidades de 3 1/2, camioneta y tráiler', 'van, camión, tráiler'],
])('what somebody drives is told as a unit: %s', (line, vehicles) => {
  expect(readResumeText('Ana Ruiz Soto', 'HABILIDADES', line).vehicles).toBe(vehicles);
});
