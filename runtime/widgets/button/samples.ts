import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  {
    name: 'primary',
    content: { link: { label: 'Buscar empleos', href: '/buscar-empleos' } },
  },
  {
    name: 'primary, arrow, centred',
    content: {
      link: { label: 'Únete al equipo', href: '/buscar-empleos' },
      icon: 'arrow-right',
      align: 'center',
    },
  },
  {
    name: 'secondary with icon',
    content: {
      link: { label: 'Habla con nosotros', href: 'https://wa.me/525555550100', newTab: true },
      variant: 'secondary',
      icon: 'chat',
    },
  },
  {
    name: 'quiet',
    content: {
      link: { label: 'Conoce a las empresas', href: '/sobre-nosotros' },
      variant: 'quiet',
      icon: 'arrow-right',
    },
  },
  {
    name: 'longest words',
    content: {
      link: {
        label: 'Desafortunadamente, la electroencefalografista otorrinolaringóloga ya no reparte',
        href: '/buscar-empleos',
      },
      icon: 'truck',
    },
  },
  {
    name: 'one word of 300 characters',
    content: { link: { label: 'W'.repeat(300), href: '#main' }, variant: 'secondary' },
  },
  {
    name: 'right to left',
    content: { link: { label: 'ابحث عن عمل', href: '/buscar-empleos' }, icon: 'arrow-right' },
  },
];
