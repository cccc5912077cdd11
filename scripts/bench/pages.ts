/** Pages that the benches measure, by their public path. */
export const BENCH_PAGES = [
  '/home',
  '/sobre-nosotros/quetzal-entregas',
  '/sobre-nosotros/cumbre-ultima-milla',
  '/como-ser-repartidor',
  '/buscar-empleos',
  '/norte/home',
] as const;
