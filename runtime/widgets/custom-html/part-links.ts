/**
 * The script that keeps links to a part of a frame inside it, where `<base target>` leads all others to a tab. It is text
 * because its hash stands in the frame's policy.
 */
export const PART_LINKS = `addEventListener('click', ({ target }) => {
  target.closest('a[href^="#"]:not([target])')?.setAttribute('target', '_self');
}, true);`;
