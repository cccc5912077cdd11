import { toCamelCase } from '../codegen/schema-files.ts';

/** The file of a new rule: it finds something, has words and passes every check, so that work starts green. */
export function ruleSkeleton(code: string, order: number, subject: string): string {
  const ofForm = subject === 'forms';
  return `import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

export const ${toCamelCase(code)} = defineRule({
  code: '${code}',
  severity: 'warning',
  order: ${order},
${ofForm ? FORM_CHECK : PAGE_CHECK}
});

export const texts: ProblemTexts = {
  es: {
    message: '${ofForm ? 'El título "{title}"' : 'La dirección "{alias}"'} está por corregir.',
    remedy: 'Escribe ${ofForm ? 'otro' : 'otra dirección'}.',
  },
  en: {
    message: 'The ${ofForm ? 'title "{title}"' : 'address "{alias}"'} is to be corrected.',
    remedy: 'Write another${ofForm ? '' : ' address'}.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: ['A ${ofForm ? 'form has a title' : 'page has an alias'} that is to be corrected.'],
  mending: ['Write another one.'],
${ofForm ? FORM_EXAMPLES : PAGE_EXAMPLES}
};
`;
}

const PAGE_CHECK = `  check({ aliases = [] }) {
    return aliases.flatMap((alias, i) =>
      alias === '/por-corregir' ? [{ pointer: \`/aliases/\${i}\`, params: { alias } }] : [],
    );
  },`;

const FORM_CHECK = `  checkForm({ title }) {
    return title === 'Por corregir' ? [{ pointer: '/title', params: { title } }] : [];
  },`;

const PAGE_EXAMPLES = `  pointer: '/aliases/0',
  shown: '/page',
  bad: { page: { aliases: ['/por-corregir'] } },
  good: { page: { aliases: ['/corregida'] } },`;

const FORM_EXAMPLES = `  pointer: '/title',
  shown: '/form',
  bad: { form: { title: 'Por corregir' } },
  good: { form: { title: 'Corregido' } },`;
