import '../theme/theme.css';
import { createRoot } from 'react-dom/client';
import { initialLanguage } from '../language/initial-language.ts';
import { loadLaterMessages, loadMessages } from '../messages/messages.ts';
import { createPageEditor } from '../page-editor/page-editor.ts';
import { createBenchPage } from './bench-page.ts';
import { BenchView } from './bench-view.tsx';
import { markNodes } from './mark-nodes.ts';

// Measured by `npm run bench:editor`; part of bench builds alone.

const container = document.getElementById('editor');
if (!container) throw new Error('index.html has no element "editor" to draw into.');

const blocks = Number(new URLSearchParams(location.search).get('n') ?? 50);
markNodes(container);
await loadMessages(initialLanguage());
await loadLaterMessages();
createRoot(container).render(
  <BenchView editor={createPageEditor('bench', createBenchPage(Math.min(5_000, blocks)))} />,
);
