/**
 * The request target with its escapes readable: where the path's are malformed, its percent signs are
 * taken literally. Such a path then finds nothing, like any other, instead of stopping at the router.
 */
export function mendEscapes(target: string): string {
  if (!target.includes('%')) return target;
  const [path = ''] = target.split('?', 1);
  if (isDecodable(path)) return target;
  return path.replaceAll('%', '%25') + target.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
