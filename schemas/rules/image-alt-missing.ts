import { isBlank } from '../blank-text.ts';
import { createProblem } from '../create-problem.ts';
import { isRecord } from '../fields.ts';
import type { Rule } from './rule.ts';
import { widgetFields } from './widget-fields.ts';

export const imageAltMissing: Rule = {
  code: 'image-alt-missing',
  check(page, { fields }) {
    return widgetFields(page, ['Image'], fields)
      .filter(
        ({ value }) =>
          isRecord(value) && value['decorative'] !== true && isBlank(String(value['alt'])),
      )
      .map(({ value, pointer, nodeId }) => {
        const place = { pointer: `${pointer}/alt`, nodeId };
        return createProblem('image-alt-missing', place, {
          src: isRecord(value) ? String(value['src']) : '',
        });
      });
  },
};
