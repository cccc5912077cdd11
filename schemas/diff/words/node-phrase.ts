import { blockKind } from '../../fields/block-name.ts';
import type { ProblemLanguage } from '../../problems/format-problem.ts';
import type { ChangedNode, NodeName } from '../compare/change.ts';
import { message } from './message.ts';

/** What people call a node, such as `Portada "Entregas que llegan"`. */
export function nodePhrase(name: NodeName, language: ProblemLanguage): string {
  const { nodeKind, isRoot, text } = name;
  if (nodeKind === 'page' || isRoot) return message('the-page', language);
  if (nodeKind === 'form') return message('the-form', language);
  const label = labelOf(name, language);
  return text === undefined ? label : `${label} "${text}"`;
}

/** A node that came or went. Sections are named by their widget only when it came or went with them. */
export function newNodePhrase(node: ChangedNode, language: ProblemLanguage): string {
  if (node.nodeKind !== 'section' || node.partnerId !== undefined)
    return nodePhrase(node, language);
  return node.type === undefined
    ? message('a-section', language)
    : message('a-section-showing', language, { name: nodePhrase(node, language) });
}

/** What people call a type of widget. */
export function typePhrase(type: string, language: ProblemLanguage): string {
  return blockKind(type, language) ?? message('widget', language, { type });
}

function labelOf({ nodeKind, nodeId, type }: NodeName, language: ProblemLanguage): string {
  if (type !== undefined) return typePhrase(type, language);
  switch (nodeKind) {
    case 'section':
    case 'form-section':
      return message('section', language);
    case 'form-page':
    case 'question':
      return message(nodeKind, language);
    default:
      return message('widget', language, { type: nodeId });
  }
}
