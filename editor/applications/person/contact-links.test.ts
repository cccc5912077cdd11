import { expect, it } from 'vitest';
import { fillTemplate, mailUrl, missingWords, UNKNOWN_WORD, whatsAppUrl } from './contact-links.ts';

const ANA = {
  name: 'Ana Ruiz Soto',
  jobTitle: 'Repartidora en moto',
  place: 'León, Guanajuato, México',
  phone: '+525512345678',
  email: 'ana@example.com',
  dataLink: 'https://empleos.example/api/v1/my-data?link=x',
};

const TEXT =
  'Hola, {nombre}. Recibimos tu solicitud para {vacante} en {ciudad}. ¿Cuándo te llamamos?';

it('fills in first name, job and city', () => {
  expect(fillTemplate(TEXT, ANA)).toBe(
    'Hola, Ana. Recibimos tu solicitud para Repartidora en moto en León. ¿Cuándo te llamamos?',
  );
});

it('leaves out what is not known, with the words that lead to it', () => {
  expect(fillTemplate(TEXT, { ...ANA, name: null, jobTitle: null, place: null })).toBe(
    'Hola. Recibimos tu solicitud. ¿Cuándo te llamamos?',
  );
});

it('fills in the address of what was sent, and leaves it out where there is none', () => {
  const text = 'Tus datos, {nombre}: {datos}';
  expect(fillTemplate(text, ANA)).toBe(`Tus datos, Ana: ${ANA.dataLink}`);
  expect(missingWords(text, { ...ANA, dataLink: null })).toEqual(['datos']);
});

it('names the words that nothing is known for, and those that are never filled in', () => {
  expect(missingWords(TEXT, { ...ANA, jobTitle: null, place: ' , México' })).toEqual([
    'vacante',
    'ciudad',
  ]);
  expect(missingWords('Hola', { ...ANA, name: null })).toEqual([]);
  expect(UNKNOWN_WORD.test(TEXT)).toBe(false);
  expect(UNKNOWN_WORD.test('Hola {Nombre}')).toBe(true);
});

it('fills in nothing twice: what a person is called is no template', () => {
  expect(fillTemplate('Hola {nombre}', { ...ANA, name: '{vacante}' })).toBe('Hola {vacante}');
});

it('keeps what is written out of the rest of an address', () => {
  expect(whatsAppUrl('+52 55 1234', 'a&b=#')).toBe('https://wa.me/52551234?text=a%26b%3D%23');
  expect(mailUrl('a?cc=b@c.mx', { subject: 'Ñ', text: 'x&y' })).toBe(
    'mailto:a%3Fcc%3Db%40c.mx?subject=%C3%91&body=x%26y',
  );
});
