const towns = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

/**
 * Towns whose clocks are not those of their state, by state: of the municipalities along the border, which follow those
 * of the United States (Ley de los Husos Horarios, 2022), and of Bahía de Banderas, whose clocks are those of Puerto
 * Vallarta beside it. Names are those of the gazetteer and what else jobs call the larger ones. Of two towns of a state
 * with one name, that with more people counts.
 */
export const BORDER_TOWNS = {
  Chihuahua: {
    'America/Ciudad_Juarez':
      towns(`Ciudad Juárez, Cd. Juárez, Juárez, Samalayuca, San Isidro, San Agustín, Loma Blanca,
      Ascensión, Ascención, Puerto Palomas, Guadalupe Victoria, Janos, Monte Verde, Guadalupe, Porvenir,
      Praxedis G. Guerrero, Práxedis G. Guerrero, Praxédis Guerrero`),
    'America/Matamoros': towns(
      `Ojinaga, Manuel Ojinaga, Coyame, Coyame del Sotol, Manuel Benavides, San Carlos`,
    ),
  },
  Coahuila: {
    'America/Matamoros':
      towns(`Piedras Negras, Ciudad Acuña, Cd. Acuña, Acuña, Nava, Colonia Venustiano Carranza,
      Allende, Río Bravo, Zaragoza, Morelos, Los Álamos, Villa Unión, Ocampo, Laguna del Rey, Chula Vista, Jiménez,
      San Carlos, Guerrero`),
  },
  'Nuevo León': { 'America/Matamoros': towns('Anáhuac, Ciudad Anáhuac') },
  Tamaulipas: {
    'America/Matamoros':
      towns(`Reynosa, Los Cavazos, Alfredo V. Bonfil, Vamos Tamaulipas, Hidalgo, Matamoros,
      Heroica Matamoros, H. Matamoros, Ramírez, El Control, Las Higuerillas, Santa Adelaida, El Galaneño, Nuevo Laredo,
      Nvo. Laredo, El Campanario y Oradel, Río Bravo, Ciudad Río Bravo, Nuevo Progreso, Santa Apolonia, Valle Hermoso,
      El Realito, Anáhuac, Camargo, Ciudad Camargo, Comales, Miguel Alemán, Ciudad Miguel Alemán, Los Guerra, Mier,
      Ciudad Mier, Gustavo Díaz Ordaz, Ciudad Gustavo Díaz Ordaz, Valadeces, Guerrero, Nueva Ciudad Guerrero`),
  },
  Nayarit: {
    'America/Mexico_City':
      towns(`Bahía de Banderas, Nuevo Vallarta, Nuevo Nayarit, Bucerías, Mezcales, San Vicente,
      San Juan de Abajo, Valle de Banderas, Las Jarretaderas, Cruz de Huanacaxtle, La Cruz de Huanacaxtle, Sayulita,
      San José del Valle, Punta de Mita, Corral del Risco, Higuera Blanca, San Francisco, Lo de Marcos,
      San Clemente de Lima`),
  },
} as const;
