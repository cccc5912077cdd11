import type { ProblemTexts } from '../../problems/format-problem.ts';
import { isBlank } from '../../text/blank-text.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

/** A title or description of which nothing can be seen (WCAG 2.4.2). */
export const titleBlank = defineRule({
  code: 'title-blank',
  severity: 'error',
  order: 65,
  check({ metadata }) {
    return (['title', 'description'] as const)
      .filter((name) => isBlank(metadata[name]))
      .map((name) => ({ pointer: `/metadata/${name}` }));
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'De este texto no se ve nada: solo hay espacios o caracteres invisibles.',
    remedy: 'Escribe de qué trata la página.',
  },
  en: {
    message: 'Nothing of this text can be seen: it holds only spaces or characters without width.',
    remedy: 'Write what the page is about.',
  },
};

function titled(title: string) {
  const subSections = [{ sectionId: 'seccion-titulo', widgetId: 'title' }];
  const layout = { sectionId: 'root', subSections };
  return { metadata: { title, description: 'Cómo son los turnos.', layout } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'The title or the description of a page holds only spaces and characters without width.',
    'Tabs, bookmarks, search engines and screen readers have nothing to call the page by.',
  ],
  mending: ['Write what the page is about.'],
  pointer: '/metadata/title',
  shown: '/page/metadata',
  bad: { page: titled('\u200b\u00a0') },
  good: { page: titled('Turnos') },
};
