import { toCamelCase } from '../codegen/schema-files.ts';

/** The file of a new rule: it finds something, has words and passes every check, so that work starts green. */
export function ruleSkeleton(code: string, order: number): string {
  return `import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

export const ${toCamelCase(code)} = defineRule({
  code: '${code}',
  severity: 'warning',
  order: ${order},
  check({ aliases = [] }) {
    return aliases.flatMap((alias, i) =>
      alias === '/por-corregir' ? [{ pointer: \`/aliases/\${i}\`, params: { alias } }] : [],
    );
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'La dirección "{alias}" está por corregir.',
    remedy: 'Escribe otra dirección.',
  },
  en: {
    message: 'The address "{alias}" is to be corrected.',
    remedy: 'Write another address.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: ['A page has an alias that is to be corrected.'],
  mending: ['Write another one.'],
  pointer: '/aliases/0',
  shown: '/page',
  bad: { page: { aliases: ['/por-corregir'] } },
  good: { page: { aliases: ['/corregida'] } },
};
`;
}
