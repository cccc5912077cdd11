import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What stands in for React and answers to the same names. */
const STAND_INS: Readonly<Record<string, string>> = {
  react: import.meta.resolve('preact/compat'),
  'react-dom/client': import.meta.resolve('preact/compat/client'),
  'react/jsx-runtime': import.meta.resolve('preact/jsx-runtime'),
};

/** A library that takes all of React as one object would bring what nobody uses of it along. */
const WHOLE_REACT = /^import React from 'react';/m;

/**
 * Visitors' islands run on Preact, a sixth of React's size (`docs/adr/0047-islands-run-on-preact.md`). The server and
 * the editor keep React, and so does development, whose warnings tell what does not hydrate.
 */
export function smallReact(): Plugin {
  return {
    name: 'rumbo:small-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      const standIn = STAND_INS[source];
      return standIn === undefined ? undefined : fileURLToPath(standIn);
    },
    transform(code) {
      if (!WHOLE_REACT.test(code)) return undefined;
      return { code: code.replace(WHOLE_REACT, "import * as React from 'react';"), map: null };
    },
  };
}
