import type { SectionNode } from '../../documents/documents.ts';
import { traitsOf } from '../../documents/widget-traits.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

/** Most visitors come on phones, and see of such a page what every page has, and nothing else. */
export const phonesEmpty = defineRule({
  code: 'phones-empty',
  severity: 'warning',
  order: 62,
  check({ metadata, widgets }) {
    const types = new Map(widgets.map(({ id, type }) => [id, type]));
    const isOwn = (id: string) => traitsOf(types.get(id) ?? '').everyPage === undefined;
    const all = shownWidgets(metadata.layout, () => true).filter(isOwn);
    const onPhones = shownWidgets(metadata.layout, isOnPhones).filter(isOwn);
    return all.length > 0 && onPhones.length === 0
      ? [{ pointer: '/metadata/layout', nodeId: firstHidden(metadata.layout) }]
      : [];
  },
});

function isOnPhones({ options }: SectionNode): boolean {
  return options?.desktopOnly !== true;
}

function shownWidgets(section: SectionNode, isShown: (section: SectionNode) => boolean): string[] {
  if (!isShown(section)) return [];
  const { widgetId, subSections = [] } = section;
  return [
    ...(widgetId === undefined ? [] : [widgetId]),
    ...subSections.flatMap((child) => shownWidgets(child, isShown)),
  ];
}

/** The section that the problem leads to. */
function firstHidden(section: SectionNode): string {
  if (!isOnPhones(section)) return section.sectionId;
  const found = (section.subSections ?? []).map(firstHidden).find((id) => id !== '');
  return found ?? '';
}

export const texts: ProblemTexts = {
  es: {
    message:
      'En teléfonos esta página se queda sin contenido: todas sus secciones son solo para computadora.',
    remedy: 'Quita «Solo en computadora» de las secciones que deben verse en todos lados.',
  },
  en: {
    message: 'On phones this page has no content: all its sections are for desktops only.',
    remedy: 'Take "desktop only" off the sections that everybody has to see.',
  },
};

function shown(options: object) {
  const section = { sectionId: 'horarios', widgetId: 'title', ...options };
  const layout = { sectionId: 'root', subSections: [section] };
  return { metadata: { title: 'Turnos', description: 'Cómo son los turnos.', layout } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'Every section of the page has `desktopOnly`, so phones and tablets show nothing but header and footer.',
  ],
  mending: ['Take `desktopOnly` off the sections that everybody has to see.'],
  pointer: '/metadata/layout',
  shown: '/page/metadata/layout',
  bad: { page: shown({ options: { desktopOnly: true } }) },
  good: { page: shown({}) },
};
