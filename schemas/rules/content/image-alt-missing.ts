import { isRecord } from '../../json/fields.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { isBlank } from '../../text/blank-text.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { widgetFields } from '../engine/widget-fields.ts';

export const imageAltMissing = defineRule({
  code: 'image-alt-missing',
  severity: 'error',
  order: 110,
  check(page, { fields }) {
    return widgetFields(page, ['Image'], fields)
      .filter(
        ({ value }) =>
          isRecord(value) && value['decorative'] !== true && isBlank(String(value['alt'])),
      )
      .map(({ value, pointer, nodeId }) => ({
        pointer: `${pointer}/alt`,
        nodeId,
        params: { src: isRecord(value) ? String(value['src']) : '' },
      }));
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'La imagen "{src}" no tiene texto alternativo.',
    remedy: 'Describe la imagen en "alt", o marca "decorative": true si solo adorna.',
  },
  en: {
    message: 'The picture "{src}" has no alternative text.',
    remedy: 'Describe the picture in "alt", or set "decorative": true if it only decorates.',
  },
};

const assets = { 'assets/ruta.svg': {} };

function picture(alt: string) {
  const image = { src: 'assets/ruta.svg', alt, width: 800, height: 600 };
  return { id: 'foto', type: 'image', content: { image } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'A picture has an empty alternative text, so that people who cannot see it learn nothing of it.',
  ],
  mending: [
    'Describe what the picture shows.',
    'If it only decorates, say so with `"decorative": true`.',
  ],
  pointer: '/widgets/1/content/image/alt',
  shown: '/widgets/0/content/image',
  bad: { widgets: [picture('')], assets },
  good: { widgets: [picture('Mapa de la ruta entre León y Silao')], assets },
};
