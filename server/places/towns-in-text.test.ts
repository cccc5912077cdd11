import { describe, expect, it } from 'vitest';
import { openGazetteer } from './gazetteer.ts';
import { findTownsIn } from './towns-in-text.ts';

const gazetteer = openGazetteer();

/** Towns and the words that are theirs. */
function townsOf(text: string, leastPeople?: number): [city: string, words: string][] {
  const words = text.split(' ');
  return findTownsIn(words, gazetteer, leastPeople).map(({ place, wholeStart, wholeLength }) => [
    place.city,
    words.slice(wholeStart, wholeStart + wholeLength).join(' '),
  ]);
}

describe('towns in a text', () => {
  it.each([
    ['repartidor en ecatepec', 'Ecatepec', 'en ecatepec'],
    ['chofer cerca de naucalpan', 'Naucalpan', 'cerca de naucalpan'],
    ['trabajo por la zona norte de tijuana', 'Tijuana', 'la zona norte de tijuana'],
    ['chofer toluca centro moto', 'Toluca', 'toluca centro'],
    ['san nicolas de los garza nuevo leon chofer', 'San Nicolás de los Garza', ''],
    ['moto neza', 'Nezahualcóyotl', 'neza'],
  ])('are found with what leads to them: %s', (text, city, words) => {
    const [[found, whole] = []] = townsOf(text);
    expect(found).toBe(city);
    if (words !== '') expect(whole).toContain(words);
  });

  it('may be several', () => {
    expect(townsOf('bodega tizayuca o tecamac').map(([city]) => city)).toEqual([
      'Tizayuca',
      'Tecámac',
    ]);
  });

  it.each([
    ['machetero la laguna', ['Torreón', 'Gómez Palacio'], 'la laguna'],
    ['chofer en el bajio', ['León', 'Querétaro'], 'en el bajio'],
    ['repartidor zona metropolitana de guadalajara', ['Guadalajara', 'Zapopan'], ''],
    ['repartidor por indios verdes', ['Gustavo A. Madero'], 'por indios verdes'],
  ])('are those of an area: %s', (text, cities, words) => {
    const towns = townsOf(text);
    expect(towns.map(([city]) => city)).toEqual(expect.arrayContaining(cities));
    if (words !== '') expect(towns.every(([, whole]) => whole === words)).toBe(true);
  });

  it.each([
    'repartidor que no sea en ecatepec',
    'chofer que no sea en la laguna',
    'rutas del bajio',
    'transportes de la laguna',
    'chofer menos monterrey',
    'chofer nuevo leon',
    'fines de semana libres',
    'ver vacantes en el centro',
    'repartidor de moto por la noche sin experiencia',
  ])('are not what is denied, states, or other words: %s', (text) => {
    expect(townsOf(text)).toEqual([]);
  });

  it('have so many people', () => {
    expect(townsOf('chofer en libertad')).toEqual([]);
    expect(townsOf('chofer en libertad', 0)).toEqual([['Libertad', 'en libertad']]);
  });

  it.each([
    ['chofer cerca de leon', true],
    ['chofer por leon', true],
    ['chofer en leon', false],
    ['chofer leon', false],
  ])('may be meant with what is near: %s', (text, isAround) => {
    expect(findTownsIn(text.split(' '), gazetteer)).toMatchObject([{ isAround }]);
  });
});
