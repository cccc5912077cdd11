import type { WidgetSample } from '../../widget/widget-sample.ts';

const POSTER = {
  src: 'assets/ruta-portada.svg',
  alt: 'Una camioneta blanca avanza por la carretera al amanecer',
  width: 640,
  height: 360,
};

const VIDEO = 'assets/ruta.webm';

export const samples: readonly WidgetSample[] = [
  {
    name: 'with transcript',
    content: {
      eyebrow: 'En movimiento',
      heading: 'Así se ve una mañana de ruta',
      subheading: 'Cuatro segundos de camino, sin sonido.',
      video: VIDEO,
      poster: POSTER,
      transcript:
        '<p>Una camioneta blanca avanza por la carretera. Al fondo, las montañas se mueven despacio y sale el sol.</p>',
    },
  },
  { name: 'only the film', content: { video: VIDEO, poster: POSTER } },
  {
    name: 'filmed upright, with captions',
    content: {
      heading: 'Lupita te cuenta',
      video: 'assets/lupita.mp4',
      poster: { ...POSTER, width: 360, height: 640 },
      captions: [
        { src: 'assets/lupita-es.vtt', language: 'es' },
        { src: 'assets/lupita-en.vtt', language: 'en' },
      ],
    },
  },
  {
    name: 'square, mute poster',
    content: { video: VIDEO, poster: { ...POSTER, alt: '', decorative: true, height: 640 } },
  },
  {
    name: 'longest words',
    content: {
      heading: 'Electroencefalografistas contrarrevolucionarios',
      subheading: 'x'.repeat(300),
      video: VIDEO,
      poster: POSTER,
      transcript: `<p>${'x'.repeat(300)}</p>`,
    },
  },
  {
    name: 'right to left',
    content: {
      heading: 'صباح على الطريق',
      video: VIDEO,
      poster: POSTER,
      transcript: '<p>شاحنة.</p>',
    },
  },
];
