import { untitledIn } from '../../../client/widgets/printed-card.ts';
import { type ComparedJob, type ComparedRow, compareRows } from './compare-rows.ts';

/**
 * Shows jobs beside each other: the name of each line stands above it, so that three columns fit a phone, and is read
 * with every cell, as is the job's title. An open comparison is drawn anew where it stands.
 */
export function showComparison(
  root: HTMLElement,
  jobs: readonly ComparedJob[],
): HTMLDialogElement | undefined {
  const dialog = root.querySelector<HTMLDialogElement>('[data-compare]');
  const table = dialog?.querySelector('table');
  if (!dialog || !table) return undefined;
  const body = compareRows(jobs, dialog.dataset).map((row) => createRow(row, dialog.dataset));
  table.replaceChildren(createHead(root, jobs, dialog.dataset), ...body);
  if (dialog.open) return dialog;
  dialog.showModal();
  // A comparison begins with its first line.
  table.parentElement?.scrollTo(0, 0);
  return dialog;
}

function createHead(
  root: HTMLElement,
  jobs: readonly ComparedJob[],
  words: DOMStringMap,
): HTMLElement {
  const head = document.createElement('thead');
  const line = head.appendChild(document.createElement('tr'));
  for (const { job, isClosed } of jobs) {
    const cell = createHeader('col');
    const slug = CSS.escape(job.urlSlug);
    const card = root.querySelector<HTMLAnchorElement>(`[data-saved-cards] [data-job="${slug}"]`);
    const link = document.createElement('a');
    link.href = card?.href ?? '';
    link.textContent = job.title ?? untitledIn(root).text;
    const company = document.createElement('p');
    company.textContent = job.company;
    cell.append(link, company);
    if (isClosed) cell.append(createClosedMark(words));
    line.append(cell);
  }
  return head;
}

function createClosedMark({ closed = '' }: DOMStringMap): HTMLElement {
  const mark = document.createElement('strong');
  mark.textContent = closed;
  return mark;
}

function createRow({ field, texts, isSame }: ComparedRow, words: DOMStringMap): HTMLElement {
  const body = document.createElement('tbody');
  const name = createHeader('rowgroup');
  name.colSpan = texts.length;
  name.textContent = words[field] ?? '';
  if (isSame) {
    const same = name.appendChild(document.createElement('span'));
    same.textContent = ` · ${words['same'] ?? ''}`;
  }
  const line = document.createElement('tr');
  line.append(name);
  const cells = document.createElement('tr');
  const isOne = isSame || texts.every((text) => text === '');
  const unsaid = words[field === 'note' ? 'unnoted' : 'unknown'] ?? '';
  for (const text of isOne ? texts.slice(0, 1) : texts) {
    const cell = cells.insertCell();
    cell.textContent = text === '' ? unsaid : text;
    cell.toggleAttribute('data-unknown', text === '');
    if (isOne) cell.colSpan = texts.length;
  }
  body.append(line, cells);
  return body;
}

function createHeader(scope: 'col' | 'rowgroup'): HTMLTableCellElement {
  const cell = document.createElement('th');
  cell.scope = scope;
  return cell;
}
