import { expect, it } from 'vitest';
import { defaultMessages } from './messages.ts';

/** Interface texts that the specification quotes in a language other than the pages' Spanish. */
const QUOTED = [
  { source: 'section 1', lang: 'pt', text: 'Ver mais' },
  { source: 'section 1', lang: 'pt', text: 'Carregando...' },
  { source: 'section 1', lang: 'pt', text: 'Mais relevante' },
  { source: 'section 1', lang: 'pt', text: 'O mais novo primeiro' },
  { source: 'section 1', lang: 'pt', text: 'Mais antigo primeiro' },
  { source: 'section 1', lang: 'pt', text: 'Qualificações' },
  { source: 'section 1', lang: 'pt', text: 'Experiência' },
  { source: 'section 1', lang: 'pt', text: 'Habilidades' },
  { source: 'section 2', lang: 'en', text: 'Error: Widget not found' },
  { source: 'section 2', lang: 'en', text: 'Error rendering widget' },
  { source: 'section 2', lang: 'en', text: 'Unknown error' },
  { source: 'section 8', lang: 'en', text: 'Failed to get the location' },
  { source: 'section 8', lang: 'en', text: 'Navigator not available' },
  { source: 'section 8', lang: 'en', text: 'Geolocation not available' },
  { source: 'section 8', lang: 'en', text: 'No location data found' },
  { source: 'section 8', lang: 'en', text: 'No job details available' },
  { source: 'section 8', lang: 'en', text: 'Job Title Not Available' },
  { source: 'section 8', lang: 'en', text: 'Link is copied to clipboard' },
  { source: 'section 8', lang: 'en', text: 'Please try again, there was some internal error' },
];

/** Those that it quotes in Spanish. */
const SPANISH = [
  { source: 'section 2', text: 'Buscar por palabra clave' },
  { source: 'section 2', text: 'Cargando sugerencias...' },
  { source: 'section 2', text: 'No se encontraron sugerencias' },
  { source: 'section 2', text: 'Mostrando {count} DSPs' },
  { source: 'section 2', text: 'Mostrando {count} Blogs' },
  { source: 'section 2', text: 'Ordenar por' },
  { source: 'section 2', text: 'Ascendente' },
  { source: 'section 2', text: 'Descendente' },
  { source: 'section 2', text: 'Ver publicación' },
  { source: 'section 2', text: 'para volver' },
  { source: 'section 2', text: 'Aplicar' },
  { source: 'section 2', text: 'Responsabilidades' },
  { source: 'section 4', text: 'Vacante cerrada' },
  {
    source: 'section 8',
    text: 'Este puesto está cerrado y ya no está disponible para solicitudes.',
  },
];

it.each(QUOTED)('$text ($source) is said to the letter, in its language', ({ text, lang }) => {
  const said = Object.values(defaultMessages).filter((message) => message.text === text);
  expect(said).toEqual([{ text, lang }]);
});

it.each(SPANISH)('$text ($source) is said to the letter', ({ text }) => {
  const said = Object.values(defaultMessages).filter((message) => message.text === text);
  expect(said.map(({ lang }) => lang)).toContain(undefined);
});
