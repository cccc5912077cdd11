import inputs from '../../forms/field/field-inputs.module.css';
import { useMessage } from '../../ui/language/use-message.ts';
import { useBuilding } from './builder-context.ts';
import { newLeaf, operatorsOf } from './compared-values.ts';
import { type PartPath, withPart } from './condition-edits.ts';
import type { LeafPart } from './condition-parts.ts';
import { operatorWords, questionName } from './condition-words.ts';
import { LeafValue } from './leaf-value.tsx';

interface LeafRowProps {
  readonly part: LeafPart;
  readonly path: PartPath;
}

/** One comparison: the question, what is said of its answer, and the value where one is needed. */
export function LeafRow({ part, path }: LeafRowProps) {
  const message = useMessage();
  const { root, questions, change } = useBuilding();
  const question = questions.find(({ keyId }) => keyId === part.question);
  const known = operatorsOf(question);
  const operators = known.includes(part.operator) ? known : [part.operator, ...known];
  const write = (next: LeafPart, isTyped = false) => change(withPart(root, path, next), isTyped);
  const ask = (keyId: string) => {
    const asked = questions.find((one) => one.keyId === keyId);
    if (asked) write(newLeaf(asked, message));
  };
  const say = (text: string) => {
    const operator = operators.find((one) => one === text);
    if (operator && question) write(newLeaf(question, message, operator, part.values));
  };
  return (
    <>
      <select
        className={inputs.input}
        aria-label={message('composer.condition.question')}
        value={part.question}
        onChange={({ target }) => ask(target.value)}
      >
        {question === undefined && (
          <option value={part.question}>
            {message('composer.condition.unknown', { key: part.question })}
          </option>
        )}
        {questions.map((one) => (
          <option key={one.keyId} value={one.keyId}>
            {questionName(one)}
          </option>
        ))}
      </select>
      <select
        className={inputs.input}
        aria-label={message('composer.condition.operator')}
        value={part.operator}
        onChange={({ target }) => say(target.value)}
      >
        {operators.map((operator) => (
          <option key={operator} value={operator}>
            {operatorWords(operator, question, message)}
          </option>
        ))}
      </select>
      <LeafValue part={part} question={question} onChange={write} />
    </>
  );
}
