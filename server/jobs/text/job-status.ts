import { foldName } from '../../places/fold-name.ts';

/** Words for a job that nobody can apply for any more, in Spanish and English. */
const CLOSED =
  /\b(?:closed?|expired|inactive|disabled|deactivated|filled|deleted?|removed?|cancell?ed|archived|unpublished|ended|withdrawn|paused|suspended|hold|standby|stand by|stopped|frozen|completed?|unlisted|unavailable|hidden|offline|draft|off|false|(?:cerrad|expirad|vencid|inactiv|desactivad|cubiert|ocupad|finalizad|terminad|concluid|eliminad|cancelad|archivad|pausad|suspendid|caducad|retirad|agotad|congelad|anulad|detenid|deshabilitad|inhabilitad|contratad|completad|llen|despublicad|ocult|rechazad)[oa]s?|caduco|vencio|expiro|cerro|cerrar|eliminar|pausa|borrador|baja)\b/;

/** Words for one that is open. */
const OPEN =
  /\b(?:(?:re ?)?open(?:ed)?|active|published|live|enabled|new|available|listed|visible|online|linea|true|si|yes|y|(?:(?:re)?abiert|activ|publicad|nuev|habilitad)[oa]s?|vigentes?|vigencia|disponibles?)\b/;

const DENIED = /^(?:ya )?(?:no|not|no longer|fuera de|sin) /;

/** 'open' and 'closed' by the word that a feed has for it; undefined where that is not understood. */
export function readStatus(text: string): 'open' | 'closed' | undefined {
  const words = foldName(text);
  if (words === '' || words === '1' || words === 'on') return 'open';
  if (words === '0' || words === 'no') return 'closed';
  const isDenied = DENIED.test(words);
  const [isOpen, isClosed] = [OPEN.test(words), CLOSED.test(words)];
  if (isOpen === isClosed) return undefined;
  if (isDenied) return isOpen ? 'closed' : undefined;
  return isOpen ? 'open' : 'closed';
}
