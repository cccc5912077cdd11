import './ui/theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EditorApp } from './app/editor-app.tsx';
import { session } from './service/session/session.ts';
import { watchTokenLinks } from './service/session/token-link.ts';
import { initialLanguage } from './ui/language/choice/language-provider.tsx';
import { loadMessages } from './ui/messages/messages.ts';
import { watchRelease } from './ui/parts/release.ts';
import { keepStillUnderPointer } from './ui/view/still-pointer.ts';

const container = document.getElementById('editor');
if (!container) throw new Error('index.html has no element "editor" to draw into.');

watchTokenLinks(session.signIn);
watchRelease();
keepStillUnderPointer(document);
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
