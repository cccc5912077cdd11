import type { Job } from '#schemas/api/jobs.ts';
import type { SafeJob } from '../data/api-port.ts';

/** An open job with everything; pass what the test is about. Its HTML is trusted as it is. */
export function createJob(overrides: Partial<Job> = {}): SafeJob {
  return {
    id: 'job-1',
    agencyId: 'agency',
    clientId: 'client',
    referenceNumber: 'RMX-1',
    urlSlug: 'chofer-repartidor-leon-1',
    title: 'Chofer repartidor',
    city: 'León',
    state: 'Guanajuato',
    country: 'México',
    employmentType: 'Tiempo completo',
    company: 'Rutas del Bajío, S.A. de C.V.',
    logoName: null,
    description: '<p>Sales de la estación con tu carga.</p>',
    jobPosting: '<p>Vales de despensa y seguro de vida.</p>',
    responsibilities: 'Cargar la camioneta\nEntregar',
    qualifications: 'Licencia vigente',
    skills: 'Orden',
    experience: '6 meses en reparto',
    status: 'Open',
    active: true,
    point: { latitude: 21.12, longitude: -101.68 },
    startDate: '2026-10-02T12:00:00.000Z',
    details: {
      pay: { min: 9000, max: 12_000, period: 'month' },
      schedule: 'Lunes a sábado, 7:00 a 15:00',
      vehicle: 'Van de la empresa',
      licence: 'Chofer, tipo B',
      benefits: ['Vales de despensa', 'Seguro de vida'],
      applyUrl: 'https://chat.example/rmx-1',
      postedAt: '2026-10-01T12:00:00.000Z',
      expiresAt: '2026-12-01T12:00:00.000Z',
    },
    ...overrides,
  } as SafeJob;
}
