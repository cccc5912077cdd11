import { formatMessage, type Language } from '../messages/messages.ts';

/** How the service calls whoever has the token of its configuration. */
const OPERATOR = 'operator';

/** The id of a token behind the name that somebody gave to it. */
const TOKEN_ID = / \([0-9a-f]{8}\)$/;

/** Whom people read for an actor of the service. */
export function personName(actor: string, language: Language): string {
  return actor === OPERATOR
    ? formatMessage(language, 'person.operator')
    : actor.replace(TOKEN_ID, '');
}
