import type { SiteDocument } from '#schemas/documents/documents.ts';

/** A small valid site for tests; pass what the test is about. */
export function testSite(overrides: Partial<SiteDocument> = {}): SiteDocument {
  return {
    id: 'site',
    agencyId: 'agency',
    agencyName: 'Agency',
    clientId: 'client',
    name: 'Sitio de prueba',
    sitePrefix: '',
    hosts: [],
    country: 'MX',
    locale: 'es-MX',
    urls: { home: '/home', jobListing: '/buscar-empleos' },
    theme: {
      colors: {
        ink: '#14213d',
        muted: '#4b5568',
        paper: '#fffaf3',
        surface: '#ffffff',
        tint: '#fdf2e0',
        line: '#e8e0d4',
        accent: '#f59e0b',
        onAccent: '#14213d',
        action: '#b45309',
        actionHover: '#92400e',
        onAction: '#ffffff',
        secondary: '#0f766e',
      },
      sky: ['#1e1b4b', '#7c2d12', '#f59e0b'],
      radius: { card: 12, input: 8, button: 999 },
      fonts: { heading: 'bricolage-grotesque' },
      labelCase: 'none',
    },
    metadata: { titleSuffix: 'Prueba', icon: 'assets/icono.svg' },
    ...overrides,
  };
}
