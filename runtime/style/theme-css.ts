import type { Theme } from '#schemas/documents/documents.ts';
import { onceEach } from '../base/once-each.ts';
import { fontStack } from './fonts.ts';

/** A theme as custom properties on the page's root. */
export const themeCss = onceEach((theme: Theme): string => {
  const { colors, sky, radius, fonts, labelCase } = theme;
  const properties = [
    ...Object.entries(colors).map(([name, value]) => `--${toKebab(name)}:${value}`),
    `--sky:linear-gradient(160deg,${sky.join(',')})`,
    ...Object.entries(radius).map(([name, value]) => `--radius-${name}:${value}px`),
    `--font-heading:${fontStack(fonts.heading)}`,
    `--label-case:${labelCase}`,
    `--label-tracking:${labelCase === 'uppercase' ? '.06em' : 'normal'}`,
  ];
  return `.rb-page{${properties.join(';')}}`;
});

function toKebab(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
