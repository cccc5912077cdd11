import type { WrittenMeaning } from './meanings.ts';

const WAREHOUSE =
  'almacén, almacenista, bodega, bodeguero, cedis, centro de distribución, warehouse';
/** Those who move, sort and pack goods under a roof. */
const HANDLING =
  'clasificador, surtidor, empacador, montacarguista, estibador, title:cargador, auxiliar de estación, auxiliar de patio';

/** Trades of the warehouse and of the office of a fleet. */
export const TRADES: readonly WrittenMeaning[] = [
  { typed: 'office boy', says: 'office boy, mensajero', also: 'auxiliar' },
  {
    typed:
      'almacén, bodega, cedis, centro de distribución, almacenista, almacenero, bodeguero, auxiliar de almacén, ayudante de almacén, auxiliar de bodega, ayudante de bodega, ayudante general de almacén, mozo de almacén, operador de almacén, operario de almacén, warehouse, warehouse associate, warehouse worker',
    says: WAREHOUSE,
    also: HANDLING,
  },
  {
    typed:
      'jefe de almacén, encargado de almacén, supervisor de almacén, encargado de bodega, jefe de bodega, coordinador de almacén',
    says: 'encargado de almacén, jefe de almacén, supervisor de almacén, encargado de bodega',
    also: 'encargado de patio, supervisor, encargado, almacén',
  },
  {
    typed:
      'surtidor, surtir, surtido, picking, picker, pickeador, surtidor de pedidos, order picker',
    says: 'surtidor, surtido de pedidos, picking, picker',
    also: `${WAREHOUSE}, ${HANDLING}`,
  },
  {
    typed:
      'packing, packer, empacador, empaque, empaques, empacar, empaquetador, embalaje, embalador, packing boxes',
    says: 'empacador, empaque, packing, embalador',
    also: `${WAREHOUSE}, ${HANDLING}`,
  },
  // The stem of `cargador` is that of `cargar`, which descriptions say of much other work.
  {
    typed:
      'cargador, estibador, diablero, descargador, maniobrista, maniobras, carga y descarga, cargar y descargar, loader, unloader',
    says: 'title:cargador, estibador, diablero, maniobrista, descargador',
    also: 'machetero, clasificador, auxiliar de estación, auxiliar de patio, montacarguista',
  },
  // Much other work begins or ends at a warehouse, and says so.
  {
    typed: 'montacargas, montacarguista, operador de montacargas, forklift, forklift operator',
    says: 'montacargas, montacarguista, forklift',
    also: 'patinero, almacenista, bodeguero, title:almacén, title:bodega, auxiliar de patio',
  },
  {
    typed: 'patinero, patín, patín hidráulico',
    says: 'patinero, patín hidráulico',
    also: 'montacarguista, diablero, estibador, title:cargador, auxiliar de patio, almacenista',
  },
  {
    typed: 'checador, verificador, checador de mercancía',
    says: 'checador, verificador',
    also: 'despachador, title:revisor, clasificador, auxiliar de estación, almacenista',
  },
  {
    typed:
      'inventario, inventarista, inventariador, control de inventarios, auxiliar de inventarios',
    says: 'inventarios, inventarista',
    also: `${WAREHOUSE}, auxiliar de estación`,
  },
  {
    typed:
      'embarques, embarcador, auxiliar de embarques, recibo, recepción y embarques, recepción de mercancía, recibo y embarques',
    says: 'embarques, embarcador, recibo de mercancía, recepción de mercancía',
    also: `${WAREHOUSE}, ${HANDLING}, despachador`,
  },
  {
    typed: 'clasificador, sorteador, sorter, sorting, package handler, clasificación, separador',
    says: 'clasificador, sorteador, sorter, package handler',
    also: 'title:cargador, auxiliar de estación, auxiliar de patio, surtidor, almacenista',
  },
  {
    typed: 'paquetero, paqueterito',
    says: 'title:paquetería, title:paquetes, paquetero',
    also: 'mensajero, repartidor, mensajería',
  },
  {
    typed: 'cross dock, crossdock, cross docking',
    says: 'cross dock, crossdock, cross docking',
    also: `${WAREHOUSE}, ${HANDLING}`,
  },
  {
    typed: 'operario, obrero, auxiliar general, peón',
    says: 'operario, obrero, auxiliar general, ayudante general',
    also: 'ayudante, title:cargador',
  },
  {
    typed:
      'despachador, dispatcher, dispatch, tráfico, auxiliar de tráfico, jefe de tráfico, coordinador de tráfico',
    says: 'despachador, dispatcher, title:tráfico',
    also: 'monitorista, coordinador de rutas',
  },
  {
    typed:
      'monitorista, monitoreo, monitor, monitoreo gps, torre de control, cabinero, monitorista gps',
    says: 'monitorista, monitoreo, torre de control',
    also: 'despachador',
  },
  {
    typed: 'logística, auxiliar de logística, coordinador de logística, logistics, supply chain',
    says: 'logística',
    also: 'title:despacho, despachador, monitorista, title:coordinador, auxiliar de estación',
  },
  {
    typed: 'team leader, team lead, leader',
    says: 'líder, team lead, team leader',
    also: 'supervisor, coordinador, encargado',
  },
  {
    typed: 'gerente, jefe, manager, jefatura, gerencia',
    says: 'title:gerente, title:jefe, title:manager',
    also: 'title:supervisor, title:coordinador, title:encargado, title:líder',
  },
  {
    typed: 'administrativo, oficinista, auxiliar administrativo, trabajo de oficina, office',
    says: 'title:administrativo, title:oficina',
    also: 'title:despacho, title:despachador, title:monitorista',
  },
  {
    typed: 'home office, desde casa, trabajo en casa, remoto, remote',
    says: 'home office, remoto, desde casa',
  },
  { typed: 'trainer, entrenador', says: 'capacitador, instructor, entrenador' },
  {
    typed:
      'guardia, guardia de seguridad, vigilante, velador, vigilancia, seguridad privada, custodio, monitoreo cctv',
    says: 'title:guardia, title:vigilante, title:velador',
  },
  {
    typed:
      'mecánico, mecánica, mecánico automotriz, mecánico diésel, auxiliar mecánico, ayudante de mecánico',
    says: 'title:mecánico, title:mecánica, taller mecánico, mecánico automotriz, mecánico diésel',
    also: 'title:taller, title:mantenimiento, title:flotilla, title:revisor',
  },
  // Work that descriptions of other jobs mention: only titles tell that it is done.
  {
    typed:
      'ventas, vendedor, asesor de ventas, ejecutivo de ventas, agente de ventas, promotor, demostrador, edecán, telemarketing, call center',
    says: 'title:ventas, title:vendedor, title:promotor, title:asesor, title:demostrador, title:call center',
  },
  {
    typed:
      'cocina, ayudante de cocina, auxiliar de cocina, cocinero, chef, lavaloza, lavaplatos, garrotero, barista',
    says: 'title:cocina, title:cocinero, title:chef, title:lavaloza, title:garrotero, title:barista',
  },
  {
    typed:
      'limpieza, auxiliar de limpieza, ayudante de limpieza, intendencia, auxiliar de intendencia, afanador, camarista',
    says: 'title:limpieza, title:intendencia, title:afanador, title:camarista',
  },
  {
    typed:
      'contabilidad, contable, auxiliar contable, recursos humanos, reclutador, auxiliar de recursos humanos, sistemas, marketing',
    says: 'title:contabilidad, title:contable, title:recursos humanos, title:reclutador, title:sistemas, title:marketing',
  },
  {
    typed:
      'albañil, ayudante de albañil, albañilería, obra, construcción, ayudante de obra, maquinaria pesada, operador de maquinaria, operador de grúa, gruero',
    says: 'title:albañil, title:construcción, title:obra, title:maquinaria, title:grúa',
  },
];
