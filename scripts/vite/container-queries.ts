import type { Plugin } from 'vite';
import { containerToMedia } from '../../runtime/server/container-to-media.ts';

/** Turns the widgets' container queries into media queries in what visitors get. */
export function containerQueries(): Plugin {
  return {
    name: 'rumbo:container-queries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'editor',
    transform: { filter: { id: /\.css(\?|$)/ }, handler: (code) => containerToMedia(code) },
  };
}
