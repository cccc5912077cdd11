import { useEffect, useState } from 'react';
import type { ReportedProblem } from '../api/reported-problem.ts';
import { reportedText } from '../api/reported-text.ts';
import type { ImportedFile } from '../api/transfer-api.ts';
import disclosure from '../controls/disclosure.module.css';
import { useLanguage, useMessage } from '../language/use-message.ts';
import styles from './import-files.module.css';
import { positionAt } from './text-position.ts';
import type { Upload } from './upload.ts';

/** Why a file is refused for reasons that no document has. */
const REFUSALS = [
  'asset-exists',
  'file-not-utf8',
  'focus-invalid',
  'id-not-file-name',
  'operator-only',
  'page-exists',
  'scope-missing',
  'site-changed',
  'site-collision',
  'site-full',
] as const;

export interface FileProblemsProps {
  readonly file: ImportedFile;
  readonly upload: Upload;
}

/** What is wrong with a file, where, and what to do. */
export function FileProblems({ file, upload }: FileProblemsProps) {
  const message = useMessage();
  const { problems, omitted, action } = file;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const kind = errors > 0 ? 'errors' : 'warnings';
  const count = errors > 0 ? errors : problems.length;
  return (
    <details
      className={styles.problems}
      open={action === 'refuse' || (errors > 0 && upload.kind === 'page')}
    >
      <summary className={`${disclosure.summary} ${styles.problemCount}`} data-kind={kind}>
        {message(`transfer.${kind}.${count === 1 ? 'one' : 'many'}`, { count })}
      </summary>
      <ul className={styles.problemList}>
        {problems.map((problem, index) => (
          <ProblemItem
            key={`${index} ${problem.code} ${problem.pointer}`}
            problem={problem}
            upload={upload}
          />
        ))}
        {omitted > 0 && <li>{message('transfer.omitted', { count: omitted })}</li>}
      </ul>
    </details>
  );
}

interface ProblemItemProps {
  readonly problem: ReportedProblem;
  readonly upload: Upload;
}

function ProblemItem({ problem, upload }: ProblemItemProps) {
  const message = useMessage();
  const place = usePlace(problem, upload);
  const text = useProblemText(problem);
  return (
    <li className={styles.problem} data-severity={problem.severity}>
      <strong>{message(`problem.${problem.severity}`)}</strong>
      {place !== undefined && <code className={styles.place}>{place}</code>}
      <span className={styles.problemText}>
        {text.message} <span className={styles.remedy}>{text.remedy}</span>
      </span>
    </li>
  );
}

/** Of refusals the service speaks English alone. */
function useProblemText(problem: ReportedProblem) {
  const message = useMessage();
  const { language } = useLanguage();
  const code = REFUSALS.find((one) => one === problem.code);
  if (code === undefined) return reportedText(problem, language);
  return { message: message(`transfer.refusal.${code}`), remedy: '' };
}

/** A place in the text of a single page by line and column, otherwise by its JSON Pointer. */
function usePlace(
  { pointer, params }: ReportedProblem,
  { kind, blob }: Upload,
): string | undefined {
  const message = useMessage();
  const [text, setText] = useState<string>();
  const { offset } = params;
  const isInText = typeof offset === 'number' && kind === 'page';
  useEffect(() => {
    if (isInText) void blob.text().then(setText);
  }, [isInText, blob]);
  if (isInText && text !== undefined) {
    const { line, column } = positionAt(text, offset);
    return message('transfer.position', { line, column });
  }
  return pointer === '' ? undefined : pointer;
}
