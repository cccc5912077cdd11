/** Every page of the shipped sites by its public path, with the status it answers. The tests' product gives the 500 pages an address. */
export const SHIPPED_PAGES = [
  { path: '/home', status: 200 },
  { path: '/sobre-nosotros/quetzal-entregas', status: 200 },
  { path: '/sobre-nosotros/cumbre-ultima-milla', status: 200 },
  { path: '/como-ser-repartidor', status: 200 },
  { path: '/buscar-empleos', status: 200 },
  { path: '/no-existe', status: 404 },
  { path: '/pagina-500', status: 200 },
  { path: '/norte/home', status: 200 },
  { path: '/norte/job-search', status: 200 },
  { path: '/norte/no-existe', status: 404 },
  { path: '/norte/pagina-500', status: 200 },
] as const;
