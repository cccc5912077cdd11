import type {
  ApplicationFilters,
  ApplicationsAnswer,
  BoardAnswer,
} from '#schemas/api/recruiting/applications.ts';
import { boardAnswer } from '#schemas/generated/recruiting-answers.ts';
import { sendContent } from '../request/content-request.ts';
import { readResponse } from '../request/read-response.ts';

/** ms in which columns are gathered that are asked for one after the other. */
const GATHER_MS = 10;

/** Boards that are about to be asked for, by site and filters. */
const gathering = new Map<string, Promise<BoardAnswer>>();

/**
 * The first page of a column. All that are asked for at the same time come by one request: each request leaves a line in the record
 * of changes, and whoever looks at a board looks at one list.
 */
export async function readColumn(
  siteId: string,
  filters: ApplicationFilters,
  step: string,
): Promise<ApplicationsAnswer> {
  const key = JSON.stringify([siteId, filters]);
  const board = gathering.get(key) ?? gatherBoard(siteId, filters, key);
  const { columns } = await board;
  const column = columns.find((one) => one.step === step);
  // Somebody has deleted the step meanwhile, which they can only where nobody is at it.
  return column?.list ?? { data: [], next: null, total: 0 };
}

function gatherBoard(
  siteId: string,
  filters: ApplicationFilters,
  key: string,
): Promise<BoardAnswer> {
  const board = loadBoard(siteId, filters, () => gathering.delete(key));
  gathering.set(key, board);
  return board;
}

/** @param onAsk called when it is asked for: what is moved after that it may not know */
async function loadBoard(
  siteId: string,
  filters: ApplicationFilters,
  onAsk: () => void,
): Promise<BoardAnswer> {
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  onAsk();
  const { text } = await sendContent({
    path: [siteId, 'application-board'],
    query: { ...filters },
  });
  return readResponse(boardAnswer, text);
}
