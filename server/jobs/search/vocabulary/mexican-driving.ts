import type { WrittenMeaning } from './meanings.ts';

const TRAILERS = 'tráiler, trailero, quinta rueda, tractocamión, doble remolque, fullero';
const TRUCKS = 'camión, torton, thorton, rabón';

/** Trades of those who drive, deliver and go along. */
export const DRIVING: readonly WrittenMeaning[] = [
  {
    typed: 'repartidor',
    says: 'repartidor',
    also: 'chofer, conductor, mensajero, delivery, driver',
  },
  {
    typed: 'chofer',
    says: 'chofer',
    also: 'conductor, repartidor, mensajero, title:operador, driver',
  },
  {
    typed: 'conductor',
    says: 'conductor',
    also: 'chofer, repartidor, mensajero, title:operador, driver',
  },
  {
    typed: 'mensajero',
    says: 'mensajero',
    also: 'mensajería, repartidor, chofer, conductor, courier',
  },
  { typed: 'courier, messenger', says: 'mensajero, mensajería, courier' },
  { typed: 'mensajería', says: 'mensajero, mensajería' },
  {
    typed: 'sin chofer, sin manejo, sin conducir',
    never: 'title:chofer, title:conductor, title:operador',
  },
  {
    typed: 'sin manejar, sin saber manejar',
    says: 'title:ayudante, title:auxiliar, title:copiloto, a pie, title:clasificador, title:bicicleta, title:ciclomensajero',
    also: 'copiloto, bicicleta, title:cargador',
    never: 'title:conductor, title:operador, title:motociclista',
  },
  {
    typed: 'driver, driving, manejar, manejando, conducir, conduciendo',
    says: 'chofer, conductor, operador, driver, manejar',
    also: 'repartidor',
  },
  {
    typed: 'delivery driver, repartidor driver',
    says: 'chofer repartidor, conductor de entregas, delivery driver',
    also: 'repartidor, chofer, conductor',
  },
  {
    typed: 'delivery, home delivery, deliver',
    says: 'entregas a domicilio, a domicilio, delivery',
    also: 'repartidor, reparto, entregas, conductor, chofer, mensajero',
  },
  {
    typed: 'repartir, repartiendo, entregar, entregando, llevar paquetes, entregar paquetes',
    says: 'repartidor, reparto, entregas, repartir, entregar',
    also: 'mensajero, conductor, chofer',
  },
  {
    typed:
      'repartidor de comida, repartir comida, repartiendo comida, reparto de comida, entregar comida, food delivery, pizza, pizzas, pizzero, repartidor de pizza, repartidor de pizzas',
    says: 'pizza, comida a domicilio, repartidor de comida, repartidor de alimentos',
    also: 'alimentos, súper a domicilio, a domicilio, title:moto, title:motociclista, title:motocicleta',
  },
  {
    typed: 'mandados, mandadero, hacer mandados, shopper',
    says: 'mandados, mandadero, shopper',
    also: 'súper a domicilio, mensajero',
  },
  {
    typed: 'cartero, correo, correos',
    says: 'cartero, correo',
    also: 'mensajero, mensajería, title:documentos',
  },
  {
    typed: 'valet, valet parking, acomodador',
    says: 'valet, acomodador',
    also: 'chofer, conductor',
  },
  {
    typed:
      'taxista, taxi, chofer de taxi, chofer de aplicación, chofer privado, chofer particular, chofer ejecutivo, chofer personal, ruletero',
    says: 'taxista, taxi, chofer particular, chofer ejecutivo, chofer privado',
    also: 'chofer, conductor',
  },
  {
    typed: 'trailero, trailer, tráiler, operador de tráiler, chofer de tráiler, troquero',
    says: TRAILERS,
    also: `${TRUCKS}, truck, 3.5 toneladas, licencia federal`,
  },
  // Whoever says what is coupled to what drives nothing smaller.
  {
    typed:
      'full, fullero, doble remolque, remolque, quinta rueda, tractocamión, tracto, tractocamionero, operador de full, operador de quinta rueda, operador quinta rueda, operador de tractocamión, operador de tracto, chofer de quinta rueda, chofer quinta rueda, chofer de full',
    says: TRAILERS,
  },
  {
    typed: 'camionero, truck, trucker, truck driver, chofer de camión, operador de camión',
    says: `${TRUCKS}, ${TRAILERS}, truck`,
    also: '3.5 toneladas, licencia federal',
  },
  {
    typed: 'torton, thorton, rabón, operador de torton, chofer de torton, operador de rabón',
    says: 'torton, thorton, rabón',
    also: `camión, ${TRAILERS}, 3.5 toneladas`,
  },
  {
    typed:
      'machetero, copiloto, machetero de camión, copiloto de camión, ayudante de camión, auxiliar de camión, ayudante de camionero',
    says: 'ayudante, machetero, copiloto, auxiliar de reparto',
    also: 'estibador, cargador',
  },
  { typed: 'helper, tripulante', says: 'ayudante, auxiliar, helper, tripulante', also: 'copiloto' },
  {
    typed: 'chalán, chalán de camión, chalán de chofer, chalán de reparto',
    says: 'ayudante, chalán',
    also: 'auxiliar de reparto, auxiliar de entregas, copiloto, machetero, cargador',
  },
  {
    typed: 'mudanza, mudanzas, mudancero, fletes, flete, fletero',
    says: 'mudanza, mudanzas, fletes',
    also: 'muebles, voluminosas',
  },
  {
    typed: 'caminando, a pie, walking, andando',
    says: 'title:pie, details:a pie, details:caminando',
  },
  { typed: 'sin caminar, sin andar a pie', never: 'a pie' },
];
