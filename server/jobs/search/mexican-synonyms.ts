/**
 * What job seekers in Mexico use one word for the other of, in groups of words and phrases. Every site has them;
 * a site's own groups take the place of those that share a word with them.
 */
export const MEXICAN_SYNONYMS: readonly string[] = [
  'repartidor, chofer, conductor, mensajero, delivery, driver, courier',
  'ayudante, auxiliar, chalán, copiloto, helper',
  'cargador, estibador, machetero, diablero',
  'moto, motocicleta, motociclista, motorista, motorizado, motorepartidor, moto propia',
  'camioneta, van, panel',
  'bici, bicicleta, ciclista',
  'camión, torton, rabón',
  'tráiler, trailero, quinta rueda, tractocamión',
  'auto, coche, carro, automóvil',
  'cdmx, df, d.f., ciudad de méxico, distrito federal',
  'mty, monterrey',
  'gdl, guadalajara',
  'qro, querétaro',
  'slp, san luis potosí',
  'tj, tijuana',
  'cd juárez, ciudad juárez',
  'ags, aguascalientes',
  'gto, guanajuato',
  'jal, jalisco',
  'n.l., nuevo león',
  'ver, veracruz',
  'coah, coahuila',
  'tamps, tamaulipas',
  'chih, chihuahua',
  'mich, michoacán',
  'gro, guerrero',
  'oax, oaxaca',
  'hgo, hidalgo',
  'yuc, yucatán',
  'q roo, qroo, quintana roo',
  'b.c., baja california',
  'mor, morelos',
  'tab, tabasco',
  'dgo, durango',
  'zac, zacatecas',
  'tlax, tlaxcala',
  'chis, chiapas',
  'neza, nezahualcóyotl',
  'medio tiempo, part time, tiempo parcial, media jornada, medio turno',
  'tiempo completo, full time, jornada completa',
  'temporal, eventual, por temporada, temporada alta, temporada navideña, temporada decembrina',
  'almacenista, bodeguero',
  'reparto, entrega, distribución',
  'imss, seguro social',
  'horas extras, horas extra, tiempo extra',
  'fondo de ahorro, caja de ahorro',
  'montacargas, montacarguista',
  'licencia, permiso de conducir',
  'gratis, gratuito, sin costo',
];

/**
 * What says only that a job is looked for: words that need not be found, since hardly any job says them of itself.
 */
export const OPTIONAL_WORDS: ReadonlySet<string> = new Set(
  `empleo, empleos, trabajo, trabajos, trabajar, vacante, vacantes, chamba, chambas, jale, puesto, puestos,
  oferta, ofertas, laboral, bolsa de trabajo, bolsa de empleo, oferta de trabajo, ofertas de trabajo,
  oferta de empleo, ofertas de empleo, cerca, cerca de mi, cerca de mi casa, aqui, busco, buscar, buscando, quiero, necesito,
  solicito, solicita, solicitan, se solicita, contratando, contratan, urgente, urge, disponible, disponibles, hay,
  mujer, mujeres, prestaciones, beneficios, prestaciones de ley, sa de cv, s de rl de cv, sapi de cv,
  job, jobs, work, pago, pagos, paga, pagan, sueldo, salario, bien pagado, bien pagados, buen sueldo, buena paga`
    .split(',')
    .map((text) => text.trim()),
);
