import '../ui/theme/theme.css';
import { createRoot } from 'react-dom/client';
import type { SectionNode } from '#schemas/documents/documents.ts';
import { type EditedPage, type EditedWidget, toEditedPage } from '../document/edited-page.ts';
import { createPageEditor } from '../document/store/page-editor.ts';
import { initialLanguage } from '../ui/language/choice/language-provider.tsx';
import { loadLaterMessages, loadMessages } from '../ui/messages/messages.ts';
import { BareList } from './bare-list.tsx';
import { BenchView } from './bench-view.tsx';

/** Levels of sections between the layout's root and the blocks, as on pages that people build. */
const DEPTH = 4;

const BLOCKS_PER_SECTION = 4;

const WORDS = 'reparto ruta gente equipo pago seguro moto ciudad turno crecer vacante hoy'.split(
  ' ',
);

const KINDS = /^s-(sec|hd|tx|im|bt)-/;

// Measured by `npm run bench:editor`; part of bench builds alone.

const container = document.getElementById('editor');
if (!container) throw new Error('index.html has no element "editor" to draw into.');

const asked = new URLSearchParams(location.search);
markNodes(container);
const root = createRoot(container);
if (asked.has('rows')) root.render(<BareList count={Number(asked.get('rows'))} />);
else await renderPage(Number(asked.get('n') ?? 50));

async function renderPage(blocks: number): Promise<void> {
  await loadMessages(initialLanguage());
  await loadLaterMessages();
  const page = createBenchPage(Math.min(5_000, blocks));
  root.render(<BenchView editor={createPageEditor('bench', page)} />);
}

/** Gives the elements of the bench's blocks the classes by which harnesses find them: `.sec .hd .tx .im .bt`. */
function markNodes(container: HTMLElement): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) markBelow(node);
  }).observe(container, { childList: true, subtree: true });
}

/** Looks at what is new alone: what marking costs would be measured with the edit. */
function markBelow(added: Element): void {
  for (const element of [added, ...added.querySelectorAll('[id^="s-"]')]) {
    const kind = KINDS.exec(element.id)?.[1];
    if (kind !== undefined) element.classList.add(kind);
  }
}

/** A page of so many blocks: sections of a heading, a text, a picture and a button, nested four deep. */
function createBenchPage(blocks: number): EditedPage {
  const groups = Array.from({ length: Math.max(1, Math.round(blocks / 5)) }, (_, i) => i);
  const widgets = groups.flatMap(widgetsOf);
  const page = {
    schemaVersion: 1 as const,
    id: 'bench',
    url: '/bench',
    type: 'CONTENT' as const,
    metadata: {
      title: 'Bench',
      description: 'Bench',
      layout: { sectionId: 'root', subSections: groups.map(sectionOf) },
    },
    widgets,
  };
  return toEditedPage(page as unknown as Parameters<typeof toEditedPage>[0]);
}

function sectionOf(group: number): SectionNode {
  const blocks = ['hd', 'tx', 'im', 'bt'].map((kind) => ({
    sectionId: `${kind}-${group}`,
    widgetId: `w-${kind}-${group}`,
  }));
  const inner: SectionNode = {
    sectionId: `sec-${group}`,
    options: { gap: 16, padding: 8, ...(group % 2 === 0 && { background: 'tint' as const }) },
    subSections: blocks,
  };
  return nested(inner, group, DEPTH - 1 - 1);
}

function nested(inner: SectionNode, group: number, levels: number): SectionNode {
  if (levels === 0) return inner;
  const around = { sectionId: `box-${group}-${levels}`, subSections: [inner] };
  return nested(around, group, levels - 1);
}

function widgetsOf(group: number): readonly EditedWidget[] {
  const widget = (kind: string, type: string, content: EditedWidget['content']) => ({
    id: `w-${kind}-${group}`,
    type,
    content,
  });
  const image = { src: 'assets/bench.svg', alt: words(3, group), width: 320, height: 120 };
  return [
    widget('hd', 'heading', { text: words(BLOCKS_PER_SECTION, group), level: 2 }),
    widget('tx', 'rich-text', { html: `<p>${words(40, group)}</p>` }),
    widget('im', 'image', { image }),
    widget('bt', 'button', { link: { label: words(2, group), href: `/jobs/${group}` } }),
  ];
}

function words(count: number, seed: number): string {
  return Array.from({ length: count }, (_, i) => WORDS[(i * 7 + seed * 3) % WORDS.length]).join(
    ' ',
  );
}
