import { CLOSED_JOB, MISSING_JOB } from './jobs.ts';

/** Every page of the shipped sites by its public path, with the status it answers. The tests' product gives the 500 pages an address. */
export const SHIPPED_PAGES = [
  { path: '/home', status: 200 },
  { path: '/sobre-nosotros/quetzal-entregas', status: 200 },
  { path: '/sobre-nosotros/cumbre-ultima-milla', status: 200 },
  { path: '/como-ser-repartidor', status: 200 },
  { path: '/buscar-empleos', status: 200 },
  { path: '/buscar-empleos?keyword=repartidor&state=Jalisco&page=2', status: 200 },
  { path: '/buscar-empleos?keyword=zzzz', status: 200 },
  { path: '/empleos-guardados', status: 200 },
  { path: CLOSED_JOB, status: 200 },
  { path: MISSING_JOB, status: 404 },
  { path: '/no-existe', status: 404 },
  { path: '/pagina-500', status: 200 },
  { path: '/norte/home', status: 200 },
  { path: '/norte/job-search', status: 200 },
  { path: '/norte/empleos-guardados', status: 200 },
  { path: '/norte/no-existe', status: 404 },
  { path: '/norte/pagina-500', status: 200 },
] as const;
