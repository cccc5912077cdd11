import './theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EditorApp } from './editor-app.tsx';
import { initialLanguage } from './language/initial-language.ts';
import { loadMessages } from './messages/messages.ts';
import { watchRelease } from './parts/release.ts';
import { session } from './session/session.ts';
import { watchTokenLinks } from './session/token-link.ts';

const container = document.getElementById('editor');
if (!container) throw new Error('index.html has no element "editor" to draw into.');

watchTokenLinks(session.signIn);
watchRelease();
void session.resume();
loadMessages(initialLanguage()).then(
  () =>
    createRoot(container).render(
      <StrictMode>
        <EditorApp />
      </StrictMode>,
    ),
  // Without texts the page itself says it, in both languages.
  () => document.getElementById('unloaded')?.removeAttribute('hidden'),
);
