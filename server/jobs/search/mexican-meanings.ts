/**
 * What is typed and what jobs say for it, where the two are not the same words both ways: `driver` means a chofer, and
 * a chofer is not looked for among drivers alone. Texts have commas between.
 */
export interface WrittenMeaning {
  readonly typed: string;
  /** Means just this. */
  readonly says: string;
  /** Means about this; found below what means just this. */
  readonly also?: string;
  /** Means the opposite: jobs that say it are not found. */
  readonly never?: string;
}

/**
 * Before a text: where it counts. `title` is the title; `place` company, category and place; `details` pay, schedule,
 * vehicle, licence, benefits and kind of employment. Without, all of a job does. A bound text that is common elsewhere
 * costs the reading of many jobs' words, unless `also` has it unbound.
 */
export const MEXICAN_MEANINGS: readonly WrittenMeaning[] = [
  // English
  {
    typed: 'driver, driving, manejar, manejando',
    says: 'chofer, conductor, operador, driver, manejar',
    also: 'repartidor',
  },
  {
    typed: 'delivery driver, repartidor driver',
    says: 'chofer repartidor, conductor de entregas, delivery driver',
    also: 'repartidor, chofer, conductor',
  },
  {
    typed: 'delivery, home delivery',
    says: 'entregas a domicilio, a domicilio, delivery',
    also: 'repartidor, reparto, entregas, conductor, chofer, mensajero',
  },
  { typed: 'courier, messenger', says: 'mensajero, mensajería, courier' },
  {
    typed: 'truck driver, truck, trailero, trailera, camionero',
    says: 'camión, tráiler, trailero, torton, rabón, quinta rueda, tractocamión, truck',
    also: '3.5 toneladas, licencia federal',
  },
  {
    typed: 'warehouse, warehouse associate, almacén, bodega, cedis, centro de distribución',
    says: 'almacén, bodega, cedis, centro de distribución, almacenista, bodeguero, warehouse',
    also: 'clasificador, surtidor, montacarguista, place:estación, cargador de unidades',
  },
  { typed: 'motorcycle, motorbike', says: 'moto, motocicleta, motociclista' },
  { typed: 'bike, bicycle', says: 'bicicleta, ciclista, ciclomensajero, bici' },
  { typed: 'forklift', says: 'montacargas, montacarguista' },
  { typed: 'loader', says: 'cargador, estibador' },
  { typed: 'dispatcher', says: 'despachador, monitorista' },
  { typed: 'trainer', says: 'capacitador, instructor' },
  {
    typed: 'team leader, team lead, leader',
    says: 'líder, team lead, team leader',
    also: 'supervisor, coordinador, encargado',
  },
  // Trades
  { typed: 'mensajería', says: 'mensajero, mensajería' },
  {
    typed: 'machetero, copiloto',
    says: 'ayudante, machetero, copiloto, auxiliar de reparto',
    also: 'estibador, cargador',
  },
  {
    typed: 'guardia, guardia de seguridad, vigilante, velador',
    says: 'title:guardia, title:vigilante, title:velador',
  },
  { typed: 'mecánico, mecánica', says: 'mecánico, flotilla, taller mecánico' },
  {
    typed: 'mudanza, mudanzas, mudancero',
    says: 'mudanza, mudanzas',
    also: 'muebles, voluminosas',
  },
  { typed: 'caminando, a pie, walking', says: 'a pie, caminando' },
  // Places: `estado` is a stop word, so that the state would be all that is called México.
  {
    typed: 'estado de méxico, edomex, edo mex, edo de méxico, edo méx',
    says: 'place:estado de méxico',
    never: 'place:ciudad de méxico',
  },
  // Its stem is that of `pueblo`.
  { typed: 'puebla, pue', says: 'place:puebla, title:puebla' },
  // Schedules
  {
    typed:
      'lunes a viernes, de lunes a viernes, entre semana, fines de semana libres, fin de semana libre, sin fines de semana, sin fin de semana, sin sábados, sin sábados ni domingos, descanso sábado y domingo, descanso sábados y domingos, descanso fines de semana, descanso fin de semana, descansar fines de semana, sábado y domingo libres, sábados y domingos libres, weekdays, weekends off, no weekends',
    says: 'details:lunes a viernes, fines de semana libres, fin de semana libre',
  },
  {
    typed:
      'domingos libres, domingo libre, sin domingos, descanso domingo, descanso domingos, descanso los domingos',
    says: 'details:lunes a viernes, details:lunes a sábado, domingos libres, fines de semana libres',
  },
  {
    typed:
      'fines de semana, fin de semana, los fines de semana, sábado y domingo, sábados y domingos, weekends, weekend',
    says: 'details:domingo, details:domingos, fin de semana, fines de semana, sábado y domingo, sábados y domingos',
    never:
      'fines de semana libres, fin de semana libre, details:lunes a viernes, descanso domingo, descanso domingos, domingos libres',
  },
  {
    typed:
      'turno noche, turno de noche, turno nocturno, turno de la noche, tercer turno, noche, de noche, por la noche, por las noches, noches, nocturno, night shift, night, nights',
    says: 'nocturno, title:noche, details:noche, details:noches',
    also: 'noche, title:madrugada, details:madrugada, details:21:30, details:22:00, details:22:30, details:23:00',
  },
  {
    typed:
      'turno matutino, turno mañana, turno de mañana, turno de la mañana, turno de día, por la mañana, por las mañanas, matutino, primer turno, morning shift, day shift',
    says: 'matutino, mañanas, details:6:00, details:6:30, details:7:00, details:7:30, details:8:00, details:8:30',
    never:
      'nocturno, vespertino, details:noches, details:21:30, details:22:00, details:22:30, details:23:00',
  },
  {
    typed:
      'turno vespertino, turno tarde, turno de tarde, turno de la tarde, por la tarde, por las tardes, vespertino, segundo turno, afternoon shift, evening shift',
    says: 'vespertino, title:tarde, title:tardes, details:tarde, details:tardes',
    also: 'tarde, details:19:00, details:19:30, details:20:00, details:20:30, details:21:00',
    never: 'nocturno, details:noches',
  },
  // Pay
  { typed: 'por hora, por horas, la hora, hourly', says: 'details:por hora' },
  {
    typed: 'por día, al día, diario, diarios, daily, daily pay',
    says: 'details:diario por día, details:pago diario',
  },
  {
    typed: 'por semana, a la semana, semanal, semanales, weekly, weekly pay',
    says: 'semanal, semanales',
  },
  {
    typed: 'por mes, al mes, mensual, mensuales, monthly',
    says: 'details:mensual por mes, details:mensuales, details:pago mensual',
  },
  // Requirements
  {
    typed: 'licencia tipo a, licencia a, tipo a, licencia clase a',
    says: 'details:tipo a',
    never: 'details:tipo b, details:tipo c, details:tipo d',
  },
  {
    typed:
      'sin licencia, sin licencia de manejo, sin licencia de conducir, licencia no requerida, no license, no licence',
    says: 'licencia',
    also: 'details:bicicleta, details:a pie',
    never:
      'details:vigente, details:estatal, details:federal, details:automovilista, details:motociclista, details:expedida, licencia vigente, licencia federal, licencia estatal, licencia tipo, licencia de chofer, licencia de motociclista',
  },
  {
    typed:
      'sin experiencia, experiencia no requerida, con o sin experiencia, no experience, entry level',
    says: 'experiencia, primer empleo, aprendiz, en formación',
    never: 'experiencia comprobable, experiencia mínima, años de experiencia',
  },
  {
    typed: 'sin estudios, sin estudiar, sin escuela',
    says: 'primaria, secundaria',
    never: 'preparatoria, bachillerato, licenciatura, universidad',
  },
];
