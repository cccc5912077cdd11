import type { OpenSite } from '../site/open-site-context.ts';

const colors = {
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
};

/** A site of which nothing is asked: the bench measures the editor alone. */
export const benchSite: OpenSite = {
  siteId: 'bench',
  assets: {},
  document: {
    id: 'bench',
    agencyId: 'bench',
    agencyName: 'Bench',
    clientId: 'bench',
    name: 'Bench',
    sitePrefix: '',
    hosts: [],
    country: 'MX',
    locale: 'es-MX',
    urls: { home: '/bench', jobListing: '/bench' },
    theme: {
      colors,
      sky: ['#1e1b4b', '#7c2d12', '#f59e0b'],
      radius: { card: 12, input: 8, button: 999 },
      fonts: { heading: 'system' },
      labelCase: 'none',
    },
    metadata: { titleSuffix: 'Bench', icon: 'assets/bench.svg' },
  },
};
