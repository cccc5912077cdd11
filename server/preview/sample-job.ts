import type { Job } from '#schemas/api/jobs.ts';
import type { JobScope } from '../jobs/job-scope.ts';

/** The slug of the job that a job's page shows where the site has none. */
export const SAMPLE_SLUG = 'ejemplo-de-vacante';

/** A vacancy for previews of sites that have none yet. */
export function createSampleJob({ agencyId, clientId }: JobScope, now: number): Job {
  const today = new Date(now).toISOString();
  return {
    id: 'ejemplo',
    agencyId,
    clientId: clientId ?? agencyId,
    referenceNumber: 'EJEMPLO-1',
    urlSlug: SAMPLE_SLUG,
    title: 'Repartidor (vacante de ejemplo)',
    city: 'Guadalajara',
    state: 'Jalisco',
    country: 'México',
    employmentType: 'Tiempo completo',
    company: 'Empresa de ejemplo',
    logoName: null,
    description: '<p>Sales de la estación con tu ruta cargada y entregas paquetes por tu zona.</p>',
    jobPosting: '<p>Sueldo semanal, prestaciones de ley y capacitación pagada.</p>',
    responsibilities: 'Cargar la camioneta\nEntregar los paquetes de la ruta',
    qualifications: 'Licencia vigente',
    skills: 'Orden y puntualidad',
    experience: 'No se necesita',
    status: 'Open',
    active: true,
    point: { latitude: 20.67, longitude: -103.35 },
    startDate: today,
    details: {
      pay: { min: 2500, max: 3200, currency: 'MXN', period: 'week' },
      schedule: 'Lunes a sábado, 7:00 a 15:00',
      postedAt: today,
    },
  };
}
