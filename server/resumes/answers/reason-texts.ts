import type { ResumeReason } from '#schemas/api/resumes.ts';

interface ReasonText {
  readonly es: string;
  readonly en: string;
}

/** What happened to a CV, why, and what to do. */
export const reasonTexts: Readonly<Record<ResumeReason, ReasonText>> = {
  'parsing-off': {
    es: 'Este formulario no lee los CV: escribe tus datos.',
    en: 'This form does not read CVs: type your answers.',
  },
  'no-text': {
    es: 'No encontramos texto que podamos leer en tu CV. Lo guardamos; escribe tus datos. Si es una foto, prueba con otra derecha y con más luz.',
    en: 'We found no text that we can read in your CV. It is kept; type your answers. If it is a photo, try one that is upright and in better light.',
  },
  'pictures-off': {
    es: 'Tu CV es una foto o un escaneo, y aquí solo leemos archivos con texto, como PDF o Word. Lo guardamos; escribe tus datos.',
    en: 'Your CV is a photo or a scan, and only files with text, such as PDF or Word, are read here. It is kept; type your answers.',
  },
  encrypted: {
    es: 'Tu CV tiene contraseña y quien contrata no podrá abrirlo. Súbelo sin contraseña, o escribe tus datos.',
    en: 'Your CV has a password, so those who hire cannot open it. Upload it without the password, or type your answers.',
  },
  damaged: {
    es: 'No pudimos leer tu CV porque el archivo está incompleto o dañado. Escribe tus datos o sube otro archivo.',
    en: 'We could not read your CV because the file is incomplete or damaged. Type your answers or upload another file.',
  },
  'too-slow': {
    es: 'Leer tu CV tardó demasiado. Lo guardamos; escribe tus datos.',
    en: 'Reading your CV took too long. It is kept; type your answers.',
  },
  'too-large': {
    es: 'Tu CV es demasiado grande por dentro para leerlo. Lo guardamos; escribe tus datos o sube una versión más sencilla.',
    en: 'Your CV is too large inside to be read. It is kept; type your answers or upload a simpler version.',
  },
  'pages-cut': {
    es: 'Leímos las primeras 30 páginas de tu CV.',
    en: 'We read the first 30 pages of your CV.',
  },
  'scan-cut': {
    es: 'Tu CV es un escaneo: leímos sus dos primeras páginas.',
    en: 'Your CV is a scan: we read its first two pages.',
  },
  'text-cut': {
    es: 'Leímos el principio de tu CV, que es muy largo.',
    en: 'We read the beginning of your CV, which is very long.',
  },
};
