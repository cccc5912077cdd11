import './theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EditorApp } from './editor-app.tsx';
import { session } from './session/session.ts';
import { watchTokenLinks } from './session/token-link.ts';

const container = document.getElementById('editor');
if (!container) throw new Error('index.html has no element "editor" to draw into.');

watchTokenLinks(session.signIn);
void session.resume();
createRoot(container).render(
  <StrictMode>
    <EditorApp />
  </StrictMode>,
);
