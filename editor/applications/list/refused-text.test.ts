import { expect, it } from 'vitest';
import { formatMessage } from '../../ui/messages/messages.ts';
import { refusedText } from './refused-text.ts';

it('says why each was not changed, and blames nobody for what nobody did', () => {
  const codes = [
    'application-unknown',
    'application-gone',
    'reason-missing',
    'step-unknown',
    'step-unknown',
    'version-conflict',
  ];
  const text = refusedText(
    codes.map((code) => ({ id: code, code })),
    (key, params) => formatMessage('es', key, params),
  );
  expect(text.split(/(?<=\.) (?=\d)/)).toEqual([
    '2 ya no están: alguien más las eliminó.',
    '1 no se cambió. Falta el motivo. Escríbelo e inténtalo otra vez.',
    '2 no se cambiaron. Esa etapa ya no existe. Vuelve a abrir la lista y elige otra.',
    '1 no se cambió: alguien más la cambió antes. Mírala y vuelve a intentarlo.',
  ]);
});
