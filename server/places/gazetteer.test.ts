import { describe, expect, it } from 'vitest';
import { distanceKm } from '#schemas/api/distance.ts';
import { foldName } from './fold-name.ts';
import { openGazetteer } from './gazetteer.ts';
import { readGazetteerFile } from './gazetteer-file.ts';
import { MEXICAN_AREAS } from './mexican-areas.ts';
import { stateNames } from './mexican-states.ts';

const gazetteer = openGazetteer();
const places = readGazetteerFile();

/** The biggest cities, by what Mexicans call them. */
const bigCities: Readonly<Record<string, string>> = {
  Aguascalientes: 'Aguascalientes',
  'Baja California': 'Tijuana, Mexicali, Ensenada, Rosarito, Tecate',
  'Baja California Sur': 'La Paz, Cabo San Lucas, San José del Cabo',
  Campeche: 'Campeche, Ciudad del Carmen',
  Chiapas: 'Tuxtla Gutiérrez, Tapachula, San Cristóbal de las Casas, Comitán',
  Chihuahua: 'Ciudad Juárez, Chihuahua, Delicias, Parral',
  Coahuila: 'Saltillo, Torreón, Monclova, Piedras Negras, Ciudad Acuña, Ramos Arizpe',
  Colima: 'Colima, Manzanillo, Villa de Álvarez, Tecomán',
  'Ciudad de México':
    'Ciudad de México, Iztapalapa, Gustavo A. Madero, Álvaro Obregón, Coyoacán, Tlalpan, Cuauhtémoc, Venustiano Carranza, Azcapotzalco, Xochimilco, Benito Juárez, Iztacalco, Miguel Hidalgo, Tláhuac, La Magdalena Contreras, Cuajimalpa, Milpa Alta',
  Durango: 'Durango, Gómez Palacio, Lerdo',
  Guanajuato:
    'León, Irapuato, Celaya, Salamanca, Silao, Guanajuato, San Miguel de Allende, Dolores Hidalgo',
  Guerrero: 'Acapulco, Chilpancingo, Iguala, Zihuatanejo, Taxco',
  Hidalgo: 'Pachuca, Tulancingo, Tizayuca',
  Jalisco:
    'Guadalajara, Zapopan, Tlaquepaque, Tonalá, Puerto Vallarta, Lagos de Moreno, Ciudad Guzmán, Tepatitlán, Tlajomulco de Zúñiga',
  'Estado de México':
    'Ecatepec, Nezahualcóyotl, Naucalpan, Tlalnepantla, Chimalhuacán, Toluca, Atizapán de Zaragoza, Cuautitlán Izcalli, Valle de Chalco, Ixtapaluca, Nicolás Romero, Coacalco, Chicoloapan, Chalco, Huixquilucan, Cuautitlán, Texcoco, Tultitlán, Tecámac, Metepec, Lerma, Tepotzotlán, Zumpango',
  Michoacán: 'Morelia, Uruapan, Zamora, Apatzingán, Lázaro Cárdenas, Zitácuaro',
  Morelos: 'Cuernavaca, Jiutepec, Cuautla, Temixco',
  Nayarit: 'Tepic, Bucerías',
  'Nuevo León':
    'Monterrey, Guadalupe, Apodaca, San Nicolás de los Garza, General Escobedo, Santa Catarina, San Pedro Garza García, García',
  Oaxaca: 'Oaxaca, Tuxtepec, Salina Cruz, Juchitán',
  Puebla: 'Puebla, Tehuacán, San Pedro Cholula, Atlixco, San Martín Texmelucan',
  Querétaro: 'Querétaro, San Juan del Río, El Pueblito',
  'Quintana Roo': 'Cancún, Chetumal, Playa del Carmen, Cozumel, Tulum',
  'San Luis Potosí': 'San Luis Potosí, Soledad de Graciano Sánchez, Ciudad Valles, Matehuala',
  Sinaloa: 'Culiacán, Mazatlán, Los Mochis, Guasave',
  Sonora: 'Hermosillo, Ciudad Obregón, Nogales, San Luis Río Colorado, Navojoa, Guaymas',
  Tabasco: 'Villahermosa, Cárdenas',
  Tamaulipas: 'Reynosa, Matamoros, Nuevo Laredo, Tampico, Ciudad Victoria, Ciudad Madero, Altamira',
  Tlaxcala: 'Tlaxcala, Apizaco, Huamantla',
  Veracruz:
    'Veracruz, Xalapa, Coatzacoalcos, Poza Rica, Córdoba, Orizaba, Minatitlán, Tuxpan, Boca del Río',
  Yucatán: 'Mérida, Kanasín, Valladolid, Progreso',
  Zacatecas: 'Zacatecas, Fresnillo',
};

const cities = Object.entries(bigCities).flatMap(([state, names]) =>
  names.split(', ').map((city) => ({ city, state })),
);

function find(city: string, state?: string, country?: string): string | undefined {
  const place = gazetteer.findPlace({ city, state, country });
  return place && `${place.city}, ${place.state}`;
}

function suggest(text: string, limit = 5): string[] {
  return gazetteer.typeahead(text, limit).map(({ city, state }) => `${city}, ${state}`);
}

it.each([
  ['MONTERREY (CENTRO)', 'Monterrey, Nuevo León'],
  ['Monterrey - Centro', 'Monterrey, Nuevo León'],
  ['Monterrey, Norte', 'Monterrey, Nuevo León'],
  ['Centro, Tabasco', 'Villahermosa, Tabasco'],
  ['Monterrey (San Jerónimo)', 'Monterrey, Nuevo León'],
  ['Guadalupe (Zacatecas)', 'Guadalupe, Zacatecas'],
  ['Monterrey y área metropolitana', 'Monterrey, Nuevo León'],
  ['Puebla y alrededores', 'Puebla, Puebla'],
  ['Mérida y su zona conurbada, Yucatán', 'Mérida, Yucatán'],
  ['Apodaca, Nuevo León, 66600', 'Apodaca, Nuevo León'],
  ['Apodaca, N.L., C.P. 66600', 'Apodaca, Nuevo León'],
  ['Guadalupe, Zacatecas, Zona Centro', 'Guadalupe, Zacatecas'],
  ['Apodaca, Nuevo León, Parque Milenium', 'Apodaca, Nuevo León'],
  ['Centro, Puebla, Zona Industrial', 'Puebla, Puebla'],
  ['Alc. Cuauhtémoc, CDMX', 'Cuauhtémoc, Ciudad de México'],
  ['Del. Álvaro Obregón', 'Álvaro Obregón, Ciudad de México'],
])('%s is %s, and no town that its detail is the name of', (text, place) => {
  expect(find(text)).toBe(place);
});

describe('the gazetteer', () => {
  it('offers no town under a name with a number in it: Zapopan2 is Zapopan', () => {
    expect(places.filter(({ city }) => /\p{L}\d/u.test(city))).toEqual([]);
    expect(suggest('zapopan').filter((place) => place.endsWith('Jalisco'))).toEqual([
      'Zapopan, Jalisco',
    ]);
    expect(suggest('zapopan2')).toEqual([]);
  });

  it('holds nearly nine thousand places in all 32 states, each once and inside Mexico', () => {
    expect(places.length).toBeGreaterThan(8900);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(new Set(places.map(({ state }) => state))).toEqual(new Set(stateNames));
    for (const { latitude, longitude } of places) {
      expect(latitude > 14 && latitude < 33).toBe(true);
      expect(longitude > -118.5 && longitude < -86).toBe(true);
    }
  });

  it('knows a place by its id', () => {
    expect(gazetteer.placeById(3530597)).toMatchObject({
      city: 'Ciudad de México',
      state: 'Ciudad de México',
      country: 'México',
      municipality: null,
    });
    expect(gazetteer.placeById(3995465)?.municipality).toBe('Monterrey');
    expect(gazetteer.placeById(-1)).toBeUndefined();
  });
});

describe('finding a place', () => {
  it(`tells the state of ${cities.length} big cities from their name alone`, () => {
    expect(cities.length).toBeGreaterThan(120);
    for (const { city, state } of cities) expect(find(city)).toBe(`${city}, ${state}`);
  });

  it('needs neither accents nor capitals', () => {
    for (const { city, state } of cities) {
      const plain = `${city} ${state}`.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
      const name = plain.slice(0, city.normalize('NFC').length);
      expect(find(name, state)).toBe(`${city}, ${state}`);
    }
  });

  it('finds every place of the file by its own name and state', () => {
    for (const { city, state, population, names } of places) {
      const found = gazetteer.findPlace({ city, state });
      expect(found?.state).toBe(state);
      const isNamesake = foldName(found?.city ?? '') === names[0];
      const isMuchBigger = (found?.population ?? 0) > 3 * population;
      expect(isNamesake || isMuchBigger, `${city}, ${state}`).toBe(true);
    }
  });

  it.each([
    ['CDMX'],
    ['cdmx'],
    ['D.F.'],
    ['DF'],
    ['Mexico City'],
    ['Mexico'],
    ['Distrito Federal'],
    ['México, D.F.'],
    ['Ciudad de México, CDMX, México'],
    ['Cd. de Mexico'],
  ])('%s is Ciudad de México', (text) => {
    expect(find(text)).toBe('Ciudad de México, Ciudad de México');
  });

  it.each([
    ['Juarez, Chihuahua', 'Ciudad Juárez, Chihuahua'],
    ['Juárez, Nuevo León', 'Juárez, Nuevo León'],
    ['Juárez', 'Ciudad Juárez, Chihuahua'],
    ['Cd. Juárez', 'Ciudad Juárez, Chihuahua'],
    ['Guadalupe', 'Guadalupe, Nuevo León'],
    ['Guadalupe, Zac.', 'Guadalupe, Zacatecas'],
    ['Cuauhtémoc, Chih.', 'Cuauhtémoc, Chihuahua'],
    ['La Paz, BCS', 'La Paz, Baja California Sur'],
    ['La Paz, Edomex', 'Los Reyes La Paz, Estado de México'],
    ['Matamoros, Coahuila', 'Matamoros, Coahuila'],
    ['El Salto, Jalisco', 'El Salto, Jalisco'],
    ['Heroica Puebla de Zaragoza', 'Puebla, Puebla'],
    ['Santiago de Querétaro', 'Querétaro, Querétaro'],
    ['León de los Aldama', 'León, Guanajuato'],
    ['Naucalpan de Juárez', 'Naucalpan, Estado de México'],
    ['Ecatepec de Morelos', 'Ecatepec, Estado de México'],
    ['Neza', 'Nezahualcóyotl, Estado de México'],
    ['Sta. Catarina, N.L.', 'Santa Catarina, Nuevo León'],
    ['MTY', 'Monterrey, Nuevo León'],
    ['Pto. Vallarta', 'Puerto Vallarta, Jalisco'],
    ['Pto Escondido', 'Puerto Escondido, Oaxaca'],
    ['Sn. Nicolás de los Garza', 'San Nicolás de los Garza, Nuevo León'],
    ['S. Luis Potosí', 'San Luis Potosí, San Luis Potosí'],
    ['Gpe., N.L.', 'Guadalupe, Nuevo León'],
    ['Nvo. Laredo', 'Nuevo Laredo, Tamaulipas'],
    ['N. Laredo', 'Nuevo Laredo, Tamaulipas'],
    ['V. de Álvarez', 'Villa de Álvarez, Colima'],
    ['Tuxtla Gtz.', 'Tuxtla Gutiérrez, Chiapas'],
    ['Dr. Arroyo', 'Doctor Arroyo, Nuevo León'],
    ['Alcaldía Iztapalapa', 'Iztapalapa, Ciudad de México'],
    ['Deleg. Cuauhtémoc, CDMX', 'Cuauhtémoc, Ciudad de México'],
    ['Mpio. de Zapopan, Jal.', 'Zapopan, Jalisco'],
    ['64000 Monterrey', 'Monterrey, Nuevo León'],
    ['Monterrey C.P. 64000', 'Monterrey, Nuevo León'],
  ])('%s is %s', (text, label) => {
    expect(find(text)).toBe(label);
  });

  it('takes the name of a municipality for its town', () => {
    expect(find('Benito Juárez', 'Quintana Roo')).toBe('Cancún, Quintana Roo');
    expect(find('Centro', 'Tabasco')).toBe('Villahermosa, Tabasco');
    expect(find('Cajeme')).toBe('Ciudad Obregón, Sonora');
    expect(find('Tlalnepantla de Baz')).toBe('Tlalnepantla, Estado de México');
  });

  it('reads state and country behind the name', () => {
    for (const text of [
      'Monterrey, N.L.',
      'Monterrey, Nuevo León, México',
      'Monterrey (NL)',
      'Monterrey - Nuevo León',
      'Monterrey Nuevo Leon',
      'Monterrey NL',
      'Col. Centro, 64000 Monterrey, N.L., México',
    ])
      expect(find(text)).toBe('Monterrey, Nuevo León');
  });

  it('takes México beside the country for the state', () => {
    expect(find('La Paz', 'México', 'México')).toBe('Los Reyes La Paz, Estado de México');
    expect(find('Guadalajara', 'México', 'MX')).toBe('Guadalajara, Jalisco');
  });

  it('takes México behind a town for the state only where that state has such a town', () => {
    expect(find('Guadalajara, México')).toBe('Guadalajara, Jalisco');
    expect(find('Emiliano Zapata')).toBe('Emiliano Zapata, Morelos');
    expect(find('Emiliano Zapata, México')).toBe('Emiliano Zapata, Estado de México');
    expect(find('Coatepec, México')).toBe('Coatepec, Veracruz');
    expect(find('Toluca, México')).toBe('Toluca, Estado de México');
    expect(find('Iztapalapa', 'México')).toBe('Iztapalapa, Ciudad de México');
    expect(find('Metepec, Estado de México')).toBe('Metepec, Estado de México');
  });

  it('takes the name of a state for its city of that name, never for a hamlet elsewhere', () => {
    expect(find('Puebla')).toBe('Puebla, Puebla');
    expect(find('Ags.')).toBe('Aguascalientes, Aguascalientes');
    for (const state of ['Jalisco', 'Hidalgo', 'Morelos', 'Edomex', 'N.L.', 'Baja California'])
      expect(find(state)).toBeUndefined();
  });

  it('believes the state given beside the name', () => {
    expect(find('Guadalupe, Nuevo León', 'Zacatecas')).toBe('Guadalupe, Zacatecas');
    expect(find('Monterrey, N.L.', 'MX')).toBe('Monterrey, Nuevo León');
  });

  it('finds nothing in another country or state', () => {
    expect(find('Monterrey', 'California')).toBeUndefined();
    expect(find('Monterrey', 'Yucatán')).toBeUndefined();
    expect(find('Monterrey', '', 'US')).toBeUndefined();
    expect(find('Monterrey', undefined, 'mexico')).toBe('Monterrey, Nuevo León');
  });

  it('finds nothing for texts that are no names, however long', () => {
    const names = ['', ' ', ',', '\0', '\ud800', '%', '__proto__', 'constructor', '🚚'];
    for (const text of [...names, 'x'.repeat(10_000), ','.repeat(10_000), '('.repeat(10_000)])
      expect(find(text)).toBeUndefined();
  });
});

describe('suggestions', () => {
  it('put names that begin with the text first, big places before small ones', () => {
    expect(suggest('mon', 2)).toEqual(['Monterrey, Nuevo León', 'Monclova, Coahuila']);
    expect(suggest('tla', 3)).toEqual([
      'Tlalnepantla, Estado de México',
      'Tlaquepaque, Jalisco',
      'Tlalpan, Ciudad de México',
    ]);
  });

  it('find words inside a name, and put cities before hamlets of that name', () => {
    expect(suggest('carmen', 3)).toContain('Playa del Carmen, Quintana Roo');
    expect(suggest('vallarta', 1)).toEqual(['Puerto Vallarta, Jalisco']);
    expect(suggest('terrey', 1)).toEqual(['Monterrey, Nuevo León']);
  });

  it('know aliases and need no accents', () => {
    expect(suggest('cdmx')).toEqual(['Ciudad de México, Ciudad de México']);
    expect(suggest('MEX', 1)).toEqual(['Ciudad de México, Ciudad de México']);
    expect(suggest('juarez', 2)).toEqual(['Ciudad Juárez, Chihuahua', 'Juárez, Nuevo León']);
    expect(suggest('cd ju', 1)).toEqual(['Ciudad Juárez, Chihuahua']);
    expect(suggest('cancun', 1)).toEqual(['Cancún, Quintana Roo']);
  });

  it('are the towns of an area first, where its name is typed', () => {
    expect(suggest('la Laguna', 3)).toEqual([
      'Torreón, Coahuila',
      'Gómez Palacio, Durango',
      'Lerdo, Durango',
    ]);
    expect(suggest('bajio', 20).slice(0, 2)).toEqual(['León, Guanajuato', 'Querétaro, Querétaro']);
    expect(suggest('bajio', 20)).toContain('Bajío de San José, Jalisco');
    expect(suggest('bajio', 0)).toEqual([]);
    const [, second] = gazetteer.findArea('bajio')?.towns ?? [];
    expect(gazetteer.typeahead('bajio', 1, (place) => place === second)).toEqual([second]);
  });

  it.each([
    ['Sin.', 'Culiacán, Sinaloa'],
    ['Son.', 'Hermosillo, Sonora'],
    ['Col.', 'Colima, Colima'],
    ['N.L.', 'Monterrey, Nuevo León'],
    ['Chis.', 'Tuxtla Gutiérrez, Chiapas'],
    ['Qroo', 'Cancún, Quintana Roo'],
    ['Edomex', 'Ecatepec, Estado de México'],
    ['Nuevo León', 'Monterrey, Nuevo León'],
    ['Sinaloa', 'Culiacán, Sinaloa'],
    ['Ver.', 'Veracruz, Veracruz'],
    ['sin', 'Sinaloa de Leyva, Sinaloa'],
  ])('for a state alone are its biggest towns: %s', (text, town) => {
    expect(suggest(text, 4)[0]).toBe(town);
    expect(suggest(text, 40).length).toBeGreaterThan(4);
  });

  it('take a state behind the name', () => {
    expect(suggest('guadalupe zac', 1)).toEqual(['Guadalupe, Zacatecas']);
    expect(suggest('Guadalupe, N.L.', 1)).toEqual(['Guadalupe, Nuevo León']);
  });

  it('are no more than asked for and never look the same', () => {
    for (const text of ['a', 'e', 'san', 'santa maria', 'juarez', 'guadalupe'])
      for (const limit of [1, 20, 100]) {
        const found = suggest(text, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found).size).toBe(found.length);
      }
    expect(suggest('a', 100)).toHaveLength(100);
  });

  it('of a short list are the beginning of the longer one', () => {
    for (const text of ['a', 'e', 'mo', 'san', 'ciudad', 'juarez'])
      expect(suggest(text, 10)).toEqual(suggest(text, 300).slice(0, 10));
  });

  it('can be kept to some places', () => {
    const some = new Set([3995465, 4005539]);
    expect(gazetteer.typeahead('m', 5, ({ id }) => some.has(id))).toMatchObject([
      { city: 'Monterrey' },
    ]);
    expect(gazetteer.typeahead('m', 5, () => false)).toEqual([]);
  });

  it('are none for texts that are no names, however long', () => {
    const names = ['', '   ', ',', '\0', '\n', '\ud800', '%_', '🚚'];
    for (const text of [...names, 'x'.repeat(10_000), 'a,'.repeat(10_000)])
      expect(suggest(text)).toEqual([]);
  });
});

describe('distance', () => {
  const capital = { latitude: 19.4326, longitude: -99.1332 };
  const monterrey = { latitude: 25.6714, longitude: -100.3093 };

  it('follows the great circle', () => {
    const [london, paris] = [
      { latitude: 51.5074, longitude: -0.1278 },
      { latitude: 48.8566, longitude: 2.3522 },
    ];
    expect(distanceKm(london, paris)).toBeCloseTo(343.6, 1);
    expect(distanceKm(paris, london)).toBe(distanceKm(london, paris));
    expect(distanceKm(capital, capital)).toBe(0);
    const [here, antipode] = [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 180 },
    ];
    expect(distanceKm(here, antipode)).toBeCloseTo(20_015.1, 1);
  });

  it('knows the nearest of all places', () => {
    for (const point of [monterrey, { latitude: 32.5, longitude: -117 }]) {
      const distances = places.map((place) => distanceKm(point, place));
      const nearest = gazetteer.nearestPlace(point, 60);
      expect(nearest && distanceKm(point, nearest)).toBe(Math.min(...distances));
    }
  });

  it('knows the nearest place, and none at sea', () => {
    expect(gazetteer.nearestPlace(capital, 50)?.city).toBe('Ciudad de México');
    expect(gazetteer.nearestPlace({ latitude: 32.53, longitude: -117.02 }, 50)?.city).toBe(
      'Tijuana',
    );
    expect(gazetteer.nearestPlace({ latitude: 20, longitude: -95 }, 50)).toBeUndefined();
    expect(gazetteer.nearestPlace({ latitude: 90, longitude: 0 }, 50)).toBeUndefined();
    expect(gazetteer.nearestPlace({ latitude: 40.4, longitude: -3.7 }, 50)).toBeUndefined();
  });
});

describe('areas', () => {
  it.each(MEXICAN_AREAS.flatMap(({ names }) => names.split(',')))(
    '%s are towns that the gazetteer knows',
    (name) => {
      expect(gazetteer.findArea(name)?.towns.length).toBeGreaterThan(0);
    },
  );

  it('stand for their biggest town where one point is asked for', () => {
    expect(gazetteer.findPlace({ city: 'La Laguna' })?.city).toBe('Torreón');
    expect(gazetteer.findPlace({ city: 'riviera maya' })?.city).toBe('Playa del Carmen');
  });

  it('give way to a town of that name in the state that is named', () => {
    expect(gazetteer.findPlace({ city: 'La Laguna', state: 'Hidalgo' })?.state).toBe('Hidalgo');
  });
});
