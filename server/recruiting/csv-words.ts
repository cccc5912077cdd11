import type { ListedStatus } from '#schemas/api/recruiting/applications.ts';
import type { FileLanguage } from '#schemas/api/shapes.ts';

interface CsvWords {
  /** What the file is called, before the site. */
  readonly name: string;
  /** In the order of the cells; those of questions and files follow. */
  readonly headers: readonly string[];
  readonly files: string;
  /** As the editor calls them. */
  readonly statuses: Readonly<Record<ListedStatus, string>>;
  readonly channels: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
}

/** What the spreadsheet of applications says besides what people answered. */
export const CSV_WORDS: Readonly<Record<FileLanguage, CsvWords>> = {
  es: {
    name: 'solicitudes',
    headers: [
      'ID',
      'Nombre',
      'Teléfono',
      'Correo',
      'Lugar',
      'Vacante',
      'ID de vacante',
      'Formulario',
      'Estado',
      'Etapa',
      'Motivo',
      'Responsable',
      'Origen',
      'Canal',
      'Posible duplicado',
      'Inicio',
      'Fecha',
    ],
    files: 'Archivos',
    statuses: {
      APPLY_FINISH: 'Enviada',
      APPLY_INTERMEDIATE: 'La está llenando',
      APPLICATION_DROP_OFF: 'La dejó a medias',
      RESUME_DROP_OFF: 'Dejó solo su CV',
    },
    channels: { web: 'Formulario', cb: 'Chat' },
    yes: 'Sí',
    no: 'No',
  },
  en: {
    name: 'applications',
    headers: [
      'ID',
      'Name',
      'Phone',
      'E-mail',
      'Place',
      'Job',
      'Job ID',
      'Form',
      'Status',
      'Step',
      'Reason',
      'Assignee',
      'Source',
      'Channel',
      'Possible duplicate',
      'Started',
      'Date',
    ],
    files: 'Files',
    statuses: {
      APPLY_FINISH: 'Sent',
      APPLY_INTERMEDIATE: 'Filling it in',
      APPLICATION_DROP_OFF: 'Left half-way',
      RESUME_DROP_OFF: 'Left a CV only',
    },
    channels: { web: 'Form', cb: 'Chat' },
    yes: 'Yes',
    no: 'No',
  },
};
