import { upperFirst } from 'lodash-es';
import { useEffect, useMemo, useState } from 'react';
import { problemText } from '../checks/problems/problem-text.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { nodeNameOf } from '../document/names/node-phrase.ts';
import { readPage } from '../document/read-page.ts';
import type { ReportedProblem } from '../service/request/reported-problem.ts';
import { isOfDocument, reportedText } from '../service/request/reported-text.ts';
import type { ImportedFile } from '../service/transfer-api.ts';
import disclosure from '../ui/controls/disclosure.module.css';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './import-files.module.css';
import type { ImportUpload } from './upload.ts';
import { readZipEntry } from './zip-entry.ts';

/** Why a file is refused for reasons that no page has, or that say nothing to people who do not write JSON. */
const REFUSALS = [
  'file-not-utf8',
  'focus-invalid',
  'form-exists',
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
  readonly upload: ImportUpload;
}

/** What is wrong with a file, where, and what to do. */
export function FileProblems({ file, upload }: FileProblemsProps) {
  const message = useMessage();
  const { problems, omitted, action } = file;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const kind = errors > 0 ? 'errors' : 'warnings';
  const read = useUploadPage(upload, file.file);
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
            read={read}
          />
        ))}
        {omitted > 0 && <li>{message('transfer.omitted', { count: omitted })}</li>}
      </ul>
    </details>
  );
}

interface ProblemItemProps {
  readonly problem: ReportedProblem;
  readonly read: UploadPage;
}

function ProblemItem({ problem, read }: ProblemItemProps) {
  const message = useMessage();
  const place = usePlace(problem, read);
  const text = useProblemText(problem, read);
  return (
    <li className={styles.problem} data-severity={problem.severity}>
      <strong>{message(`problem.${problem.severity}`)}</strong>
      {place}
      <span className={styles.problemText}>
        {text.message} <span className={styles.remedy}>{text.remedy}</span>
      </span>
    </li>
  );
}

/** Refusals have words of the editor, and so has a page that can be read; of other text the place and what stands there are told. */
function useProblemText(problem: ReportedProblem, { page }: UploadPage) {
  const message = useMessage();
  const { language } = useLanguage();
  const code = REFUSALS.find((one) => one === problem.code);
  if (code !== undefined) return { message: message(`transfer.refusal.${code}`), remedy: '' };
  if (page !== undefined && isOfDocument(problem)) return problemText(page, problem, language);
  const text = reportedText(problem, language);
  if (problem.code !== 'json-malformed') return text;
  return { message: text.message, remedy: message('transfer.refusal.json-malformed') };
}

/** The block, as the list of problems calls it; line and column of what cannot be read; otherwise a JSON Pointer. */
function usePlace({ pointer, nodeId, params }: ReportedProblem, { text, page }: UploadPage) {
  const message = useMessage();
  const { language } = useLanguage();
  const { offset } = params;
  if (typeof offset === 'number' && text !== undefined)
    return (
      <span className={styles.place}>
        {message('transfer.position', { ...positionAt(text, offset) })}
      </span>
    );
  if (page !== undefined)
    return (
      <span className={styles.place}>{blockName(nodeNameOf(page, nodeId ?? '', language))}</span>
    );
  return pointer === '' ? undefined : <code className={styles.place}>{pointer}</code>;
}

function blockName(phrase: string): string {
  return upperFirst(phrase);
}

interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Where an offset stands as text editors count it: lines and columns from 1. @param offset in UTF-16 units */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const line = before.split(/\r\n|\r|\n/).length;
  return { line, column: before.length - start + 1 };
}

/** A page that is to be imported, by its text and by its parts. */
interface UploadPage {
  /** undefined until it is read. */
  readonly text: string | undefined;
  /** undefined where its sections and blocks cannot be told apart. */
  readonly page: EditedPage | undefined;
}

/** @param file its name in an archive */
function useUploadPage({ kind, blob }: ImportUpload, file: string): UploadPage {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const reading = kind === 'page' ? blob.text() : readZipEntry(blob, file);
    // A file that went away meanwhile: its problems stand without the names of its blocks.
    reading.then((read) => !isGone && setText(read)).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [kind, blob, file]);
  const page = useMemo(() => {
    const read = text === undefined ? undefined : readPage(text);
    return read?.ok ? read.value : undefined;
  }, [text]);
  return { text, page };
}
