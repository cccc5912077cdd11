import { isRecord } from '../../json/fields.ts';
import { createProblem } from '../../problems/create-problem.ts';
import { isBlank } from '../../text/blank-text.ts';
import type { Rule } from '../engine/rule.ts';
import { widgetFields } from '../engine/widget-fields.ts';

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
