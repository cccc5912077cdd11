/** What people call a group of towns, or a part of one, and where jobs of it are. */
interface WrittenArea {
  /** Commas between; the first is what it is called in notices. */
  readonly names: string;
  /** As `findPlace` reads them, semicolons between, the biggest first. */
  readonly towns: string;
}

const GUADALAJARA =
  'Guadalajara; Zapopan; Tlaquepaque; Tonalá, Jalisco; Tlajomulco; El Salto, Jalisco';
const MONTERREY =
  'Monterrey; Guadalupe, Nuevo León; Apodaca; San Nicolás de los Garza; General Escobedo; Santa Catarina, Nuevo León; San Pedro Garza García; García, Nuevo León; Juárez, Nuevo León';
const NORTH_OF_MEXICO = 'Naucalpan; Tlalnepantla, Estado de México; Cuautitlán Izcalli';
const MEXICO =
  'Ciudad de México; Iztapalapa; Ecatepec; Nezahualcóyotl; Gustavo A. Madero; Naucalpan; Tlalnepantla, Estado de México; Álvaro Obregón, CDMX; Tlalpan; Coyoacán; Cuautitlán Izcalli; Atizapán de Zaragoza; Tultitlán; Chimalhuacán; Ixtapaluca; Tecámac; Xochimilco; Azcapotzalco; Iztacalco';

/** Groups of towns that job seekers name as one place. */
const REGIONS: readonly WrittenArea[] = [
  {
    names:
      'La Laguna, Laguna, comarca lagunera, la comarca lagunera, zona laguna, la región lagunera, Laguna Torreón, Torreón Laguna',
    towns:
      'Torreón; Gómez Palacio; Lerdo, Durango; Matamoros, Coahuila; Francisco I. Madero, Coahuila; San Pedro, Coahuila',
  },
  {
    names: 'El Bajío, Bajío, zona Bajío, región Bajío',
    towns:
      'León; Querétaro; Irapuato; Celaya; Salamanca; Silao; Guanajuato; San Miguel de Allende; San Francisco del Rincón; Lagos de Moreno; San Juan del Río, Querétaro; Tequisquiapan; Aguascalientes',
  },
  {
    names: 'Riviera Maya, la Riviera Maya',
    towns: 'Playa del Carmen; Tulum; Cozumel',
  },
  {
    names:
      'Los Altos de Jalisco, Altos de Jalisco, Altos Jalisco, los Altos Jalisco, la región de los Altos',
    towns:
      'Lagos de Moreno; Tepatitlán; San Juan de los Lagos; Arandas; Encarnación de Díaz; Jalostotitlán; San Miguel el Alto',
  },
  {
    names: 'La Huasteca, Huasteca, la Huasteca potosina, Huasteca potosina, las Huastecas',
    towns:
      'Ciudad Valles; Tampico; Ciudad Madero; Altamira, Tamaulipas; Pánuco; Tuxpan, Veracruz; Poza Rica; Huejutla; Tamazunchale; Ciudad Mante',
  },
  {
    names:
      'Zona metropolitana de Guadalajara, ZMG, AMG, área metropolitana de Guadalajara, zona metropolitana de GDL, perla tapatía',
    towns: GUADALAJARA,
  },
  {
    names:
      'Área metropolitana de Monterrey, ZMM, AMM, zona metropolitana de Monterrey, área metropolitana de MTY, zona metropolitana de MTY, la Sultana del Norte',
    towns: MONTERREY,
  },
  {
    names:
      'Valle de México, ZMVM, el valle de México, zona metropolitana del valle de México, zona metropolitana de la Ciudad de México, zona metropolitana de CDMX, área metropolitana de la Ciudad de México, área metropolitana de CDMX, CDMX y área metropolitana, CDMX y zona metropolitana',
    towns: MEXICO,
  },
  {
    names: 'Valle de Toluca, el valle de Toluca',
    towns: 'Toluca; Metepec, Estado de México; Zinacantepec; Lerma; San Mateo Atenco',
  },
  { names: 'Los Cabos, BCS Los Cabos', towns: 'San José del Cabo; Cabo San Lucas' },
  {
    names: 'Zona conurbada Veracruz, Veracruz Boca del Río, conurbación Veracruz Boca del Río',
    towns: 'Veracruz; Boca del Río, Veracruz',
  },
  {
    names: 'Riviera Nayarit, la Riviera Nayarit, Bahía de Banderas',
    towns: 'Bucerías; Nuevo Vallarta; Puerto Vallarta; Mezcales, Nayarit',
  },
  {
    names: 'Istmo de Tehuantepec, el Istmo de Tehuantepec, Istmo de Oaxaca',
    towns: 'Salina Cruz; Juchitán; Santo Domingo Tehuantepec',
  },
  {
    names: 'El Soconusco, Soconusco',
    towns: 'Tapachula; Huixtla; Ciudad Hidalgo, Chiapas',
  },
  {
    names: 'Ribera de Chapala, la ribera de Chapala',
    towns: 'Chapala; Ajijic; Jocotepec',
  },
  {
    names: 'Costa de Oaxaca, costa oaxaqueña',
    towns: 'Puerto Escondido; Huatulco; Santiago Pinotepa Nacional',
  },
  {
    names: 'Tierra Caliente, la Tierra Caliente',
    towns: 'Apatzingán; Ciudad Altamirano; Huetamo; Nueva Italia',
  },
  {
    names: 'Costa Grande de Guerrero, la Costa Grande',
    towns: 'Zihuatanejo; Petatlán; Atoyac de Álvarez',
  },
];

/** Quarters and marks of big cities that people name instead of the municipality, which jobs name. */
const QUARTERS: readonly WrittenArea[] = [
  {
    names:
      'Satélite, Ciudad Satélite, Cd Satélite, Plaza Satélite, Lomas Verdes, Echegaray, San Mateo Naucalpan, Cuatro Caminos, Toreo',
    towns: NORTH_OF_MEXICO,
  },
  {
    names:
      'Roma Norte, Roma Sur, colonia Roma, la Roma, Condesa, la Condesa, colonia Condesa, colonia Juárez, zona Rosa, colonia Doctores, la Doctores, colonia Guerrero, Tepito, la Lagunilla, Tlatelolco, colonia Obrera, la Merced',
    towns: 'Cuauhtémoc, CDMX',
  },
  {
    names:
      'Indios Verdes, Lindavista, La Villa, la Raza, Cuautepec, San Juan de Aragón, Martín Carrera',
    towns: 'Gustavo A. Madero; Tlalnepantla, Estado de México; Azcapotzalco',
  },
  {
    names: 'Vallejo, Industrial Vallejo, Pantaco, el Rosario Azcapotzalco',
    towns: 'Azcapotzalco; Tlalnepantla, Estado de México; Gustavo A. Madero',
  },
  {
    names: 'Pantitlán, metro Pantitlán, Agrícola Oriental, Agrícola Pantitlán',
    towns: 'Iztacalco; Nezahualcóyotl; Iztapalapa',
  },
  {
    names:
      'Central de Abastos CDMX, central de abasto CDMX, central de abastos Iztapalapa, central de abasto Iztapalapa, Santa Martha, Santa Martha Acatitla, Ermita Iztapalapa, metro Constitución de 1917',
    towns: 'Iztapalapa; Iztacalco',
  },
  {
    names: 'Narvarte, colonia Narvarte, Portales, colonia Portales, Nápoles, Mixcoac, metro Zapata',
    towns: 'Benito Juárez, CDMX',
  },
  {
    names: 'Observatorio, Tacubaya, metro Observatorio, Anzures, Tacuba, Lomas de Chapultepec',
    towns: 'Miguel Hidalgo, CDMX; Álvaro Obregón, CDMX',
  },
  { names: 'Taxqueña, Tasqueña, Culhuacán, metro Universidad', towns: 'Coyoacán; Tlalpan' },
  {
    names: 'Coapa, Villa Coapa, Acoxpa, Cuemanco, Huipulco',
    towns: 'Tlalpan; Coyoacán; Xochimilco',
  },
  {
    names: 'AIFA, aeropuerto Felipe Ángeles, aeropuerto de Santa Lucía',
    towns: 'Tecámac; Zumpango; Tizayuca',
  },
  {
    names: 'AICM, aeropuerto CDMX, aeropuerto de la Ciudad de México',
    towns: 'Venustiano Carranza, CDMX; Iztacalco; Nezahualcóyotl',
  },
  {
    names: 'San Cristóbal Ecatepec, Ciudad Azteca, Jardines de Morelos, las Américas Ecatepec',
    towns: 'Ecatepec',
  },
  {
    names:
      'Zapopan norte, Valle de los Molinos, Andares, Plaza del Sol Guadalajara, La Tijera Zapopan',
    towns: 'Zapopan; Guadalajara',
  },
  {
    names:
      'Oblatos, Huentitán, Santa Tere, Providencia Guadalajara, Chapalita, Zona Industrial Guadalajara, mercado de abastos Guadalajara',
    towns: 'Guadalajara; Zapopan; Tlaquepaque',
  },
  { names: 'Toluquilla, las Juntas Tlaquepaque', towns: 'Tlaquepaque; Tlajomulco' },
  {
    names:
      'Cumbres Monterrey, Mitras, Mitras Centro, San Bernabé, Contry, Obispado, Topo Chico, Barrio Antiguo',
    towns: 'Monterrey; San Nicolás de los Garza; Santa Catarina, Nuevo León',
  },
  { names: 'Linda Vista Guadalupe, Contry la Silla', towns: 'Guadalupe, Nuevo León; Monterrey' },
  {
    names:
      'Otay, mesa de Otay, Zona Río, Zona Río Tijuana, La Mesa Tijuana, el Florido, Cerro Colorado, La Presa Tijuana, Playas de Tijuana, Villa Fontana Tijuana',
    towns: 'Tijuana',
  },
  { names: 'Angelópolis, Lomas de Angelópolis, CAPU', towns: 'San Pedro Cholula; Puebla' },
  { names: 'Zona hotelera, zona hotelera Cancún, zona hotelera de Cancún', towns: 'Cancún' },
  { names: 'Caucel, Ciudad Caucel, Francisco de Montejo, las Américas Mérida', towns: 'Mérida' },
  {
    names:
      'Parque Industrial Querétaro, El Marqués Querétaro, Corregidora Querétaro, El Refugio Querétaro',
    towns: 'Querétaro',
  },
  {
    names: 'Zona industrial SLP, zona industrial San Luis Potosí, WTC San Luis',
    towns: 'San Luis Potosí; Soledad de Graciano Sánchez',
  },
];

/** All of them, and which lie so far apart that no one point stands for them. */
export const MEXICAN_AREAS: readonly (WrittenArea & { readonly isRegion: boolean })[] = [
  ...REGIONS.map((area) => ({ ...area, isRegion: true })),
  ...QUARTERS.map((area) => ({ ...area, isRegion: false })),
];
