/** What the server's sanitiser is made with, see `server/base/sanitise.ts`. */
export {
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  externalLink,
  internalLink,
} from '#schemas/text/allowed-html.ts';
export { LINE_BLOCK, toKnownBlocks, toLineBreaks } from '#schemas/text/separate-blocks.ts';
export { toSitePath } from '../context/site-path.ts';
