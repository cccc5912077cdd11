import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { estimateForm } from '#schemas/forms/reach/estimate-form.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { projectRoot } from '../../base/project-root.ts';
import { collectDocuments } from '../../files/collect-documents.ts';
import { isFormFile } from '../../files/document-file.ts';
import type { Figure } from '../../measure/figures.ts';

const MAX_SECONDS = 120;
const MAX_QUESTIONS = 25;

/** What `steps` allow in however long the machine takes: figures must not depend on it. */
const BUDGET = { steps: 200_000, milliseconds: 600_000 };

/** How long the longest way through each shipped form is, by estimate. */
export function measureFormEstimates(): Figure[] {
  const { files } = collectDocuments(['pages'], projectRoot);
  return files.filter(isFormFile).flatMap(figuresOf);
}

function figuresOf(file: string): Figure[] {
  const group = 'form, longest way';
  const name = path.relative(path.join(projectRoot, 'pages'), file);
  const form = parseFormText(readFileSync(file, 'utf8'));
  if (!form.ok) throw new Error(`${file} is no valid form: npm run validate tells why.`);
  const context = { today: todayIn(SITE_TIME_ZONE, Date.now()) };
  const { seconds, questions, isLongest } = estimateForm(form.value, context, BUDGET);
  if (!isLongest) throw new Error(`The longest way through ${file} could not be decided.`);
  return [
    { group, name, value: seconds, unit: 's', bar: { atMost: MAX_SECONDS } },
    {
      group,
      name: `${name}, questions`,
      value: questions,
      unit: '',
      bar: { atMost: MAX_QUESTIONS },
    },
  ];
}
