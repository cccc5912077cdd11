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
];

it.each(QUOTED)('$text ($source) is said to the letter, in its language', ({ text, lang }) => {
  const said = Object.values(defaultMessages).filter((message) => message.text === text);
  expect(said).toEqual([{ text, lang }]);
});
