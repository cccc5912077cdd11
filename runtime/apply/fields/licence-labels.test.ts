import { expect, it } from 'vitest';
import { licenceIssuers } from '#schemas/forms/types/licence-issuers.ts';
import { createMessages, fillMessage } from '../../messages/messages.ts';
import { licenceTypeLabel } from './licence-labels.ts';

const TYPES = [...new Set(licenceIssuers.flatMap(({ types }) => types))];

function labelIn(texts: Readonly<Record<string, string>>): (type: string) => string {
  const messages = createMessages(texts);
  return (type) => licenceTypeLabel(type, (key, params) => fillMessage(messages[key].text, params));
}

it.each([
  ['A1', 'Tipo A1'],
  ['other', 'Otro tipo'],
  ['motociclista', 'Motociclista'],
  ['servicio-publico', 'Servicio público'],
  ['publico-A', 'Público A'],
  ['operador-B', 'Operador B'],
])('the type %s is called %s', (type, label) => {
  expect(labelIn({})(type)).toBe(label);
});

it('a site calls every type of every office by its own words', () => {
  const keys = Object.keys(createMessages()).filter((key) => key.startsWith('apply.licence.'));
  const label = labelIn(Object.fromEntries(keys.map((key) => [key, `[${key}]`])));
  for (const type of TYPES) expect(label(type), type).toMatch(/^\[apply\.licence\./);
});
