/**
 * What job seekers in Mexico use one word for the other of, in groups of words and phrases. Every site has them;
 * a site's own groups take the place of those that share a word with them.
 */
export const MEXICAN_SYNONYMS: readonly string[] = [
  'repartidor, chofer, conductor, mensajero, delivery, driver',
  'ayudante, auxiliar, chalán',
  'moto, motocicleta, motociclista, motorista',
  'camioneta, van, panel',
  'bici, bicicleta, ciclista',
  'camión, torton, rabón',
  'tráiler, quinta rueda, tractocamión',
  'auto, coche, carro, automóvil',
  'cdmx, df, d.f., ciudad de méxico, distrito federal',
  'edomex, edo mex, estado de méxico',
  'mty, monterrey',
  'gdl, guadalajara',
  'qro, querétaro',
  'slp, san luis potosí',
  'tj, tijuana',
  'cd juárez, ciudad juárez',
  'ags, aguascalientes',
  'neza, nezahualcóyotl',
  'noche, nocturno',
  'mañana, matutino',
  'tarde, vespertino',
  'fin de semana, sábado y domingo',
  'medio tiempo, part time, tiempo parcial',
  'tiempo completo, full time, jornada completa',
  'temporal, eventual',
  'almacén, bodega, cedis, centro de distribución',
  'almacenista, bodeguero',
  'paquetería, mensajería',
  'reparto, entrega, distribución',
  'sueldo, salario, pago',
  'montacargas, montacarguista',
  'licencia, permiso de conducir',
  'prestaciones, beneficios',
  'vigilante, guardia, seguridad',
];

/**
 * What says only that a job is looked for: words that need not be found, since hardly any job says them of itself.
 */
export const OPTIONAL_WORDS: ReadonlySet<string> = new Set(
  `empleo, empleos, trabajo, trabajos, trabajar, vacante, vacantes, chamba, chambas, jale, puesto, puestos,
  oferta, ofertas, laboral, bolsa de trabajo, bolsa de empleo, oferta de trabajo, ofertas de trabajo,
  oferta de empleo, ofertas de empleo, cerca, cerca de mi, cerca de mi casa, aqui, busco, buscar, buscando, quiero, necesito,
  solicito, solicita, solicitan, se solicita, contratando, contratan, urgente, urge, disponible, disponibles, hay,
  job, jobs, work`
    .split(',')
    .map((text) => text.trim()),
);
