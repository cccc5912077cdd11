import type { Node, Plugin } from 'postcss';

/**
 * Rules with `:hover` go for devices that can hover only: a finger leaves what it tapped hovered, which would keep the
 * colours of a pointer until the next tap. `:is(:hover, …)` stays for everybody: there the tap itself is meant.
 */
export function hoverWhereHovering(): Plugin {
  return {
    postcssPlugin: 'rumbo:hover-where-hovering',
    Once(root, { AtRule }) {
      root.walkRules((rule) => {
        if (!rule.selectors.some(isHovering) || isAsked(rule)) return;
        const media = new AtRule({ name: 'media', params: '(hover: hover)' });
        rule.after(media);
        media.append(rule.clone({ selectors: rule.selectors.filter(isHovering) }));
        const others = rule.selectors.filter((selector) => !isHovering(selector));
        if (others.length === 0) rule.remove();
        else rule.selectors = others;
      });
    },
  };
}

function isHovering(selector: string): boolean {
  return selector.includes(':hover') && !selector.includes(':is(:hover');
}

/** Whether a media query around the rule asks for hovering already. */
function isAsked({ parent }: Pick<Node, 'parent'>): boolean {
  if (parent === undefined) return false;
  const asks = 'params' in parent && String(parent.params).includes('hover');
  return asks || isAsked(parent);
}
