import { foldText } from './folded-words.ts';

/** Hardly any job says these of itself: whoever types them says only that a job is looked for. */
const WORK = `empleo, empleos, trabajo, trabajos, trabajar, trabajando, trabajaba, vacante, vacantes, chamba, chambas, chambear,
  chambeando, jale, jales, jalar, puesto, puestos, plaza, plazas, oferta, ofertas, laboral, laborar, laburo, brete, bolsa de trabajo,
  bolsa de empleo, oferta de trabajo, ofertas de trabajo, oferta de empleo, ofertas de empleo, job, jobs, work, working, hiring,
  now hiring, empresa seria, empresa grande`;

const WISHES = `busco, buscar, buscando, buscamos, ando buscando, estoy buscando, quiero, quisiera, querer, me gustaría, gustaría,
  necesito, necesitamos, necesitar, ocupo, ocupamos, deseo, me interesa, interesa, interesado, interesada, estoy interesado,
  estoy interesada, solicito, solicita, solicitan, se solicita, contratando, contratan, contraten, contrate, están contratando,
  disponible, disponibles, disponibilidad, hay, haya, encontrar, encuentro, conseguir, consigo, sé, saben, sabe, alguien sabe,
  donde, dónde, cómo, cuándo, puedo, pueda, pueden, poder, puedan, haga, hacer, i need, need, looking for, want, looking`;

const HASTE = `urgente, urge, me urge, urgentemente, urgen, hoy, hoy mismo, mañana mismo, ya, ahorita, ahora, ahora mismo, cuanto antes,
  lo antes posible, lo más pronto posible, pronto, rápido, inmediato, inmediata, de inmediato, inmediatamente,
  contratación inmediata, ingreso inmediato, inicio inmediato, para hoy, asap`;

const COURTESY = `hola, qué tal, buenas, buenas tardes, buenos días, buen día, buenas noches, gracias, muchas gracias, de antemano, por favor, porfa,
  porfavor, porfis, please, saludos, bendiciones, disculpe, disculpen, oye, oiga, oigan, amigo, amigos, jefe ayuda, ayuda, ayúdenme,
  ayúdame, info, informes, información, más información, mándame, mándenme, dame, den, deme`;

const FILLERS = `también, además, algo, algo de, alguna, algún, alguno, algunas, cualquier, cualquiera, cualquier cosa, cualquier trabajo,
  cualquier empleo, de todo, lo que sea, de lo que sea, en lo que sea, lo que caiga, lo que haya, lo que salga, lo que sea bueno, donde sea,
  como sea, que sea, sea, sean, esté, estén, tenga, tengan, den, ofrezcan, ofrece, acepten, aceptan, salga, salgan, incluya, solo, sola, solamente, únicamente, nomás, nada más,
  no más, bueno, buena, buenos, buenas, mejor, bien, muy, mucho, mucha, muchas, poco, poca, pocas, porque, pues, pero, aunque, aunque sea, si,
  sí, que, cosas así, o algo así, o algo, o parecido, o similar, etc, creo, ser, estar, tener, es, está, como, cuando, mientras, así,
  tipo de trabajo, por lo menos, al menos, más, menos, horas, todo, toda, todos, todas, otra cosa, otro, otra, turno, turnos, horario,
  horarios, sin importar, no importa, no le hace, me da igual, da igual, ir, andar, ando, voy, vaya, irme, salir`;

/** Who looks: no job may choose by it. */
const PEOPLE = `soy, estoy, tengo, cuento con, para mí, hombre, hombres, para hombre, para hombres, mujer, mujeres, para mujer, para mujeres,
  señora, señoras, señor, señores, joven, jóvenes, muchacho, muchacha, chavo, chavos, chava, dama, damas, caballero, caballeros, persona,
  personas, gente, adulto, adultos, adultos mayores, adulto mayor, personas mayores, tercera edad, edad, sin límite de edad, mayores,
  ama de casa, amas de casa, madre soltera, madres solteras, mamá soltera, mamás solteras, mamá, mamás, papá, jubilado, jubilada, jubilados,
  pensionado, pensionados, inapam, tatuajes, tatuado, con tatuajes, desempleado, desempleada, tengo ganas, ganas de trabajar, responsable,
  honesto, honrado, trabajador, trabajadora, recién llegado, tengo hijos, hijos, familia, deudas, con antecedentes, con antecedentes penales, antecedentes penales`;

/** What most jobs ask for without a word of it, and what searches cannot promise. */
const PAPERS = `experiencia, con experiencia, tengo experiencia, mucha experiencia, con mucha experiencia, años de experiencia,
  año de experiencia, sin papeles, sin documentos, sin comprobante, sin comprobantes, sin comprobante de estudios, sin comprobante de domicilio,
  sin certificado, sin antecedentes, sin antecedentes penales, sin buró, sin doping, sin antidoping, sin cartas, sin cartas de recomendación,
  sin referencias, sin entrevista, sin tanto requisito, sin requisitos, sin tantos requisitos, sin edad, sin trabajo, sin empleo, sin chamba,
  sin dinero, sin lana, sin problema, sin problemas, sin tatuajes`;

const PLACES = `cerca, cerca de mí, cerca de mi casa, cercas, cercano, cercana, cercanos, por mi casa, a mi casa, de mi casa, mi casa, por mi colonia,
  mi colonia, por mi rumbo, por mis rumbos, por mi zona, mi zona, por aquí, por acá, aquí, acá, lugar, lugares, near me, near, zona, zona metropolitana, área metropolitana, colonia,
  col, rumbo, rumbos, vivo, vivo en, vivo por`;

const MONEY = `prestaciones, beneficios, prestaciones de ley, con prestaciones, pago, pagos, paga, pagan, pague, paguen, pagar, que paguen bien, que pague bien, paguen bien, pague bien, pagan bien, pagen bien, paguen más, bien pagado, mejor pagado, mejor pagada, bien pagada, bien pagados, bien pagadas,
  buen pago, buena paga, buen sueldo, buenos sueldos, buen salario, sueldo, sueldos, salario, salarios, sueldo base, sueldo fijo,
  buenas prestaciones, buena lana, buen dinero, buena feria, dinero, lana, feria, ganar, gano, gane, ganar bien, ganar dinero, ganar más,
  ganancia, ganancias, ingresos, ingresos extras, dinero extra, ganar dinero extra, urge dinero, salary, pay`;

const LEGAL_FORMS = 'sa de cv, s de rl de cv, sapi de cv';

/** Stand between what is meant. */
const LITTLE = `a, al, ante, con, de, del, desde, el, en, entre, hacia, hasta, la, las, le, les, lo, los, me, mi, mis, ni, no, nos, para,
  por, que, se, sin, su, sus, te, tu, un, una, uno, unos, unas, or, in, on, the, for, at, to, and, my, with, c, e, h, m, n, o, p, u, y`;

/** Folded words and phrases that jobs need not hold. */
const OPTIONAL_WORDS = toTexts(
  [
    WORK,
    WISHES,
    HASTE,
    COURTESY,
    FILLERS,
    PEOPLE,
    PAPERS,
    PLACES,
    MONEY,
    LEGAL_FORMS,
    LITTLE,
  ].join(),
);
const LITTLE_WORDS = toTexts(LITTLE);

/** Words of the longest optional phrase. */
export const LONGEST_OPTIONAL = Math.max(
  ...[...OPTIONAL_WORDS].map((text) => text.split(' ').length),
);

/** Whether jobs need not hold a folded word or phrase. */
export function isOptionalText(folded: string): boolean {
  return OPTIONAL_WORDS.has(folded);
}

/** Whether a folded word only joins others. */
export function isLittleWord(folded: string): boolean {
  return LITTLE_WORDS.has(folded);
}

function toTexts(lines: string): ReadonlySet<string> {
  return new Set(lines.split(',').map(foldText));
}
