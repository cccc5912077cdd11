import type { WrittenMeaning } from './meanings.ts';

/** Licences, experience, schooling and age. */
export const REQUIREMENTS: readonly WrittenMeaning[] = [
  {
    typed: 'licencia tipo a, licencia a, tipo a, licencia clase a',
    says: 'details:tipo a',
    never: 'details:tipo b, details:tipo c, details:tipo d',
  },
  {
    typed: 'licencia tipo b, licencia b, tipo b',
    says: 'tipo b',
  },
  // Letters of states mean something else.
  {
    typed: 'licencia federal b, licencia federal tipo b, federal b, federal tipo b',
    says: 'federal tipo b, federal b, tipo b federal',
    also: 'licencia federal, details:federal',
  },
  {
    typed:
      'licencia tipo c, licencia c, tipo c, licencia federal c, licencia federal tipo c, federal c',
    says: 'tipo c',
    also: 'licencia federal, details:federal',
  },
  { typed: 'licencia tipo d, licencia d, tipo d', says: 'tipo d' },
  // `e` is a stop word.
  {
    typed:
      'licencia tipo e, licencia e, tipo e, licencia federal e, licencia federal tipo e, federal e, cdl',
    says: 'quinta rueda, doble remolque, materiales peligrosos',
    also: 'licencia federal, details:federal',
  },
  {
    typed:
      'sin licencia, sin licencia de manejo, sin licencia de conducir, sin permiso de conducir, licencia no requerida, licencia no necesaria, licencia no indispensable, no license, no licence, without license',
    says: 'licencia',
    also: 'details:bicicleta, details:a pie',
    never:
      'details:vigente, details:estatal, details:federal, details:automovilista, details:motociclista, details:expedida, licencia vigente, licencia federal, licencia estatal, licencia tipo, licencia de chofer, licencia de motociclista',
  },
  // Whoever has none that is valid wants help with it, else a job without.
  {
    typed:
      'licencia vencida, mi licencia vencida, licencia caducada, licencia expirada, licencia suspendida, licencia en trámite, licencia en proceso, trámite de licencia, tramitar licencia, tramitar la licencia, tramitando licencia, tramitando la licencia, tramitando mi licencia, sacar licencia, sacar la licencia, sacar mi licencia, renovar licencia, renovar la licencia, renovar mi licencia, ayuda con la licencia, apoyo para licencia, apoyo con licencia, sin licencia vigente',
    says: 'sacar tu licencia, sacar la licencia, licencia en trámite, trámite de licencia, apoyo para licencia',
    also: 'no se requiere licencia, no necesitas licencia',
    never: 'title:licencia vigente',
  },
  { typed: 'sin licencia federal, sin federal', never: 'details:federal, title:federal' },
  {
    typed:
      'sin experiencia, sin experiencia previa, experiencia no requerida, con o sin experiencia, sin saber nada, no experience, without experience, entry level',
    says: 'experiencia, primer empleo, aprendiz, en formación',
    never: 'experiencia comprobable, experiencia mínima, años de experiencia',
  },
  {
    typed:
      'primer empleo, primer trabajo, primera vez, recién egresado, recién egresados, first job',
    says: 'primer empleo, aprendiz, title:formación, title:experiencia',
    also: 'title:ayudante, title:auxiliar',
  },
  {
    typed:
      'sin estudios, sin estudiar, sin escuela, sin primaria, sin secundaria, sin prepa, sin preparatoria, sin carrera, no estudié, primaria',
    says: 'primaria, secundaria',
    never: 'preparatoria, bachillerato, licenciatura, universidad',
  },
  {
    typed: 'secundaria, secundaria terminada, solo secundaria, con secundaria',
    says: 'secundaria',
  },
  { typed: 'prepa, preparatoria, bachillerato', says: 'preparatoria, bachillerato' },
  {
    typed:
      'estudiante, para estudiantes, soy estudiante, student, students, universitario, estudio y trabajo, estudiar y trabajar, trabajar y estudiar',
    says: 'estudiantes',
    also: 'medio tiempo, media jornada, tiempo parcial, por las tardes',
  },
  // Jobs of adults say `18 años` themselves.
  {
    typed:
      'menor de edad, menores de edad, soy menor de edad, 14 años, 15 años, 16 años, 17 años, tengo 14 años, tengo 15 años, tengo 16 años, tengo 17 años, de 15 años, de 16 años, de 17 años',
    says: 'menores de edad, title:menores, 16 años, 17 años',
  },
  {
    typed:
      'sin cargar, sin cargar pesado, sin carga pesada, sin cargar cosas pesadas, sin cargar mucho, sin pesado, sin esfuerzo físico',
    says: 'title:mensajero, title:motociclista, title:moto, title:motocicleta, title:ciclomensajero, title:bicicleta, title:despachador, title:despacho, title:monitorista, title:supervisor, title:coordinador, title:capacitador, title:documentos',
    never:
      'title:cargador, title:estibador, voluminosas, title:muebles, title:carga, title:ayudante, details:redilas',
  },
  { typed: 'english, inglés, bilingüe, bilingual', says: 'inglés, bilingüe, english' },
  {
    typed: 'discapacidad, discapacitado, discapacitados, capacidades diferentes',
    says: 'discapacidad',
  },
];
