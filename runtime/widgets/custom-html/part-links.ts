/**
 * The script that keeps links to a part of a frame inside it and leads all others to a tab, whatever target the given
 * code has for them. It is text because its hash stands in the frame's policy.
 */
export const PART_LINKS = `addEventListener('click', ({ target }) => {
  const link = target.closest('a, area');
  const href = link?.getAttribute('href') ?? link?.getAttribute('xlink:href');
  if (href) link.setAttribute('target', href.trim().startsWith('#') ? '_self' : '_blank');
}, true);`;
