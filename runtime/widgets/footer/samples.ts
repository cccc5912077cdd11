import type { WidgetSample } from '../../widget/widget-sample.ts';

const LOGO = { src: 'assets/logo-claro.svg', alt: 'Repartidores MX', width: 365, height: 64 };

const LEGAL_LINKS = [
  { label: 'Términos de Servicio', href: '/términos-y-condiciones' },
  { label: 'Política de Privacidad', href: '/política-de-privacidad' },
];

const CONTACTS = [
  { kind: 'chat', label: 'Escríbenos por WhatsApp', href: 'https://wa.me/525555550100' },
  { kind: 'social', label: 'Síguenos en Facebook', href: 'https://facebook.com/example' },
  { kind: 'website', label: 'quetzalentregas.example', href: 'https://quetzalentregas.example/' },
  { kind: 'email', label: 'empleo@quetzal.example', href: 'mailto:empleo@quetzal.example' },
];

export const samples: readonly WidgetSample[] = [
  {
    name: 'all parts',
    content: {
      logo: LOGO,
      tagline: 'Tu próximo rumbo empieza al amanecer.',
      year: 2024,
      owner: 'Repartidores MX',
      links: LEGAL_LINKS,
      contacts: CONTACTS,
      note: 'Repartidores MX publica vacantes de empresas independientes; cada una contrata y paga por su cuenta.',
    },
  },
  {
    name: 'only the copyright line and the legal links',
    content: { year: 2024, owner: 'Repartidores MX', links: LEGAL_LINKS },
  },
  { name: 'minimal', content: { year: 2024, owner: 'Cumbre', links: [] } },
  {
    name: 'without contacts',
    content: {
      logo: LOGO,
      tagline: 'Manejamos juntos.',
      year: 2024,
      owner: 'Cumbre',
      links: LEGAL_LINKS,
    },
  },
  {
    name: 'one contact without logo',
    content: { year: 2024, owner: 'Cumbre', links: LEGAL_LINKS, contacts: CONTACTS.slice(3) },
  },
  {
    name: 'as many links and contacts as allowed',
    content: {
      logo: LOGO,
      year: 2024,
      owner: 'Repartidores MX',
      links: Array.from({ length: 20 }, (_, i) => ({
        label: `Aviso legal número ${i + 1}`,
        href: `/aviso-${i + 1}`,
      })),
      contacts: Array.from({ length: 10 }, (_, i) => ({
        kind: 'email',
        label: `reclutamiento.zona${i + 1}@otorrinolaringologia.example`,
        href: `mailto:zona${i + 1}@example.com`,
      })),
    },
  },
  {
    name: 'one word of 300 characters',
    content: {
      logo: LOGO,
      tagline: 'W'.repeat(300),
      year: 2024,
      owner: 'W'.repeat(300),
      links: [{ label: 'W'.repeat(300), href: '/aviso' }],
      contacts: [{ kind: 'chat', label: 'W'.repeat(300), href: 'https://example.com/' }],
      note: 'W'.repeat(300),
    },
  },
  {
    name: 'right to left',
    content: {
      tagline: 'طريقك يبدأ عند الفجر',
      year: 2024,
      owner: 'المندوبون',
      links: [{ label: 'سياسة الخصوصية', href: '/privacidad' }],
      contacts: [{ kind: 'chat', label: 'راسلنا', href: 'https://example.com/' }],
    },
  },
];
