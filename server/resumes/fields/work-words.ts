import { fold } from '../layout/sections.ts';

/** What people are at work: the first word of most titles in delivery, warehouses, shops and offices. */
const TITLES =
  /\b(?:repartidor|repartidora|chofer|choferes|conductor|conductora|operador|operadora|operario|operaria|mensajer[oa]|auxiliar|ayudante|asistente|almacenista|montacarguista|cargador|cargadora|estibador|cajer[oa]|vendedor|vendedora|guardia|vigilante|supervisor|supervisora|encargad[oa]|jef[ea]|gerente|coordinador|coordinadora|mecanic[oa]|tecnic[oa]|electricista|soldador|soldadora|albanil|cociner[oa]|meser[oa]|recepcionista|secretari[oa]|capturista|promotor|promotora|ejecutiv[oa]|asesor|asesora|analista|administrador|administradora|contador|contadora|ingenier[oa]|maestr[oa]|enfermer[oa]|intendente|limpieza|empacador|empacadora|surtidor|surtidora|despachador|despachadora|recolector|recolectora|monitorista|telefonista|trailer[oa]|tracto?camion|taxista|bodeguer[oa]|obrer[oa]|practicante|becari[oa]|lider|checador|checadora|ensamblador|ensambladora|costurer[oa]|carpinter[oa]|plomer[oa]|jardiner[oa]|motociclista|motorrepartidor|rider|driver|courier|piloto|transportista|distribuidor de ruta|etiquetador|etiquetadora|inventarista|instructor|instructora|entregador|entregadora|acomodador|acomodadora|demostrador|demostradora|moto ?taxista|agente|asociad[oa]|volanter[oa]|fleter[oa]|cobrador|cobradora|valet|montador|montadora|instalador|instaladora|pintor|pintora|barista|estilista|niner[oa]|profesor|profesora|docente|velador|velad[oa]ra|escolta|paramedic[oa]|camiller[oa]|lavador|lavadora|lavaplatos|lavaloza|maniobrista|preventista|autoventa|dependiente|inspector|inspectora|hostess|bartender|garrotero|tablajer[oa]|carnicer[oa]|taquer[oa]|pespuntador|pespuntadora|cortador|cortadora|bell ?boy|botones|camarista|mucama|steward|planchador|planchadora|hojalater[oa]|panader[oa]|pasteler[oa]|reposter[oa]|tortiller[oa]|jornaler[oa]|emplead[oa]|cuidador|cuidadora|afanador|afanadora|associate|manager|assistant|clerk|cashier|picker|loader|worker|handler|conserje|prefect[oa]|bibliotecari[oa])\b/;

const COMPANIES =
  /\b(?:s ?a ?(?:p ?i ?)? de c ?v|s ?de ?r ?l|s ?c|sa|sapi|grupo|transportes?|autotransportes|paqueteria|mensajeria|logistica|fletes|mudanzas|distribuidora|comercial(?:izadora)?|tiendas?|supermercados?|abarrotes|corporativo|empresas?|servicios|express|envios|entregas|reparto|almacenes|bodegas?|restaurante|refaccionaria|farmacias?|panaderia|ferreteria|constructora|industrias?|fabrica|maquiladora|hotel|hospital|gobierno|municipio|escuela|clinica|compania|cia|paquetes|lineas|rutas|inc|llc)\b/;

export function isTitleLike(text: string): boolean {
  return TITLES.test(fold(text));
}

export function isCompanyLike(text: string): boolean {
  return COMPANIES.test(fold(text));
}
