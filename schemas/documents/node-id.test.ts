import { expect, it } from 'vitest';
import { nodeIdAt } from './node-id.ts';

const page = {
  metadata: {
    title: 't',
    layout: { sectionId: 'root', subSections: [{ sectionId: 'inner', options: { gap: 1 } }] },
  },
  widgets: [{ id: 'w', content: { id: 'not-a-node', sectionId: 'not-a-section' } }],
};

it.each([
  ['/metadata/layout/subSections/0/options/gap', 'inner'],
  ['/metadata/layout/subSections/7', 'root'],
  ['/metadata/layout', 'root'],
  ['/metadata/title', undefined],
  ['/widgets/0/content/id', 'w'],
  ['/widgets/0', 'w'],
  ['/widgets/9', undefined],
  ['/widgets', undefined],
  ['', undefined],
])('finds the node of "%s"', (pointer, id) => {
  expect(nodeIdAt(page, pointer)).toBe(id);
});
