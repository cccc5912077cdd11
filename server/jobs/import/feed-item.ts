import type { SkippedJob } from '#schemas/api/job-imports.ts';
import type { FeedProblem } from './import-problem.ts';

/** Elements of `<job>` that hold a text, in lower case. */
export const TEXT_FIELDS = [
  'referencenumber',
  'title',
  'date',
  'url',
  'company',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'description',
  'jobposting',
  'responsibilities',
  'qualifications',
  'skills',
  'experience',
  'salary',
  'pay',
  'jobtype',
  'category',
  'expirationdate',
  'logoname',
  'status',
  'schedule',
  'vehicle',
  'licence',
  'formid',
  'phone',
] as const;
export type FeedTextField = (typeof TEXT_FIELDS)[number];

/** Other names of them, in small letters without signs: boards and systems have words of their own. */
export const OTHER_NAMES: Readonly<Record<string, FeedTextField>> = {
  ...{ jobtitle: 'title', titulo: 'title', puesto: 'title', descripcion: 'description' },
  ...{ cargo: 'title', nombredelpuesto: 'title' },
  ...{ horario: 'schedule', turno: 'schedule', telefono: 'phone', phonenumber: 'phone' },
  ...{ horariolaboral: 'schedule', horariodetrabajo: 'schedule', shift: 'schedule' },
  ...{ workinghours: 'schedule', workhours: 'schedule', tel: 'phone', celular: 'phone' },
  ...{ whatsapp: 'phone', contactphone: 'phone', telefonocontacto: 'phone' },
  ...{ requisitos: 'qualifications', requirements: 'qualifications', habilidades: 'skills' },
  ...{ funciones: 'responsibilities', responsabilidades: 'responsibilities' },
  ...{ experiencia: 'experience', vehiculo: 'vehicle', licencia: 'licence', license: 'licence' },
  ...{ tipolicencia: 'licence', tipodelicencia: 'licence', driverlicense: 'licence' },
  ...{ categoria: 'category', tipoempleo: 'jobtype', tipodeempleo: 'jobtype' },
  ...{ employer: 'company', companyname: 'company', empresa: 'company' },
  ...{ compania: 'company', razonsocial: 'company', empleador: 'company' },
  ...{ enlace: 'url', liga: 'url', applylink: 'url', urlvacante: 'url', urlpostulacion: 'url' },
  ...{ link: 'url', applyurl: 'url', joburl: 'url', applicationurl: 'url' },
  ...{ dateposted: 'date', posteddate: 'date', postdate: 'date', pubdate: 'date' },
  ...{ publishdate: 'date', publicationdate: 'date', publishedat: 'date', postedat: 'date' },
  ...{ expirydate: 'expirationdate', expiredate: 'expirationdate', expires: 'expirationdate' },
  ...{ closingdate: 'expirationdate', validthrough: 'expirationdate', enddate: 'expirationdate' },
  ...{ expiry: 'expirationdate', expiresat: 'expirationdate', expiration: 'expirationdate' },
  ...{ expireson: 'expirationdate', dateexpires: 'expirationdate', vigencia: 'expirationdate' },
  ...{ deadline: 'expirationdate', applicationdeadline: 'expirationdate' },
  ...{ fechacierre: 'expirationdate', fechadecierre: 'expirationdate' },
  ...{ fechavencimiento: 'expirationdate', fechadevencimiento: 'expirationdate' },
  ...{ fechaexpiracion: 'expirationdate', fechadeexpiracion: 'expirationdate' },
  ...{ fechalimite: 'expirationdate', fechafin: 'expirationdate', vencimiento: 'expirationdate' },
  ...{ fechaalta: 'date', fechadealta: 'date' },
  ...{ fecha: 'date', fechapublicacion: 'date', fechadepublicacion: 'date' },
  ...{ jobstatus: 'status', estatus: 'status', active: 'status', isactive: 'status' },
  ...{ activo: 'status', activa: 'status', vigente: 'status', estadovacante: 'status' },
  ...{ estatusvacante: 'status', estadodelavacante: 'status' },
  ...{ region: 'state', province: 'state', ciudad: 'city', town: 'city' },
  ...{ municipio: 'city', municipality: 'city', locality: 'city', localidad: 'city' },
  ...{ cityname: 'city', poblacion: 'city', addresslocality: 'city', estado: 'state' },
  ...{ statename: 'state', addressregion: 'state', entidad: 'state', provincia: 'state' },
  ...{ pais: 'country', countryname: 'country', addresscountry: 'country' },
  ...{ lat: 'latitude', lng: 'longitude', lon: 'longitude', long: 'longitude' },
  ...{ jobdescription: 'description', body: 'description' },
  ...{ employmenttype: 'jobtype', jobtypes: 'jobtype', employmenttypes: 'jobtype' },
  ...{ contracttype: 'jobtype', positiontype: 'jobtype' },
  ...{ categories: 'category', jobcategory: 'category', jobcategories: 'category' },
  ...{ compensation: 'salary', basesalary: 'salary', sueldo: 'salary', wage: 'salary' },
  ...{ remuneracion: 'salary', compensacion: 'salary', pago: 'salary' },
  ...{ remuneration: 'salary', salario: 'salary', salaryrange: 'salary', salaries: 'salary' },
};

/** Elements of a job that say a part of its pay. */
export const PAY_PARTS: Readonly<Record<string, string>> = {
  ...{ salarymin: 'min', minsalary: 'min', salaryfrom: 'min', salaryminimum: 'min', paymin: 'min' },
  ...{ salarymax: 'max', maxsalary: 'max', salaryto: 'max', salarymaximum: 'max', paymax: 'max' },
  ...{ salarycurrency: 'currency', salaryperiod: 'period', salaryunit: 'period' },
  ...{ period: 'period', periodo: 'period', periodopago: 'period', frequency: 'period' },
  ...{ periodicidad: 'period', moneda: 'currency', currency: 'currency', salarytext: 'text' },
  ...{ salarydescription: 'text', salarynote: 'text', paytext: 'text' },
  ...{
    salarytype: 'period',
    payperiod: 'period',
    payfrequency: 'period',
    salaryfrequency: 'period',
  },
};

/** A job as the feed has it: texts with entities resolved, nothing else read into them. */
export interface RawJob {
  /** Line of its `<job>`, from 1. */
  readonly line: number;
  readonly fields: Readonly<Partial<Record<FeedTextField, string>>>;
  readonly benefits: readonly string[];
  /** Further values of elements given more than once, and of further places. */
  readonly others: Readonly<Partial<Record<FeedTextField, readonly string[]>>>;
}

/** What reading a feed gives, in the feed's order. Nothing comes after `broken`. */
export type FeedItem =
  | { readonly kind: 'job'; readonly job: RawJob }
  | { readonly kind: 'skipped'; readonly skipped: SkippedJob }
  | { readonly kind: 'broken'; readonly problem: FeedProblem };
