/** What a drawing may consist of (SVG 2): shapes, paints, texts and movement, and nothing that loads, links or runs. */
export const DRAWING_ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker'],
  ...['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite'],
  ...['feConvolveMatrix', 'feDiffuseLighting', 'feDisplacementMap', 'feDistantLight'],
  ...['feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur'],
  ...['feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight'],
  ...['feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence'],
  ...['animate', 'animateTransform', 'animateMotion', 'mpath', 'set'],
]);

const ATTRIBUTES: ReadonlySet<string> = new Set(
  `id class style lang tabindex role version xmlns viewBox preserveAspectRatio enable-background
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy width height points transform transform-origin rotate pathLength
  href offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight refX refY orient
  textLength lengthAdjust startOffset method spacing side baseProfile contentScriptType contentStyleType zoomAndPan
  requiredFeatures requiredExtensions systemLanguage type media title
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color color-interpolation color-interpolation-filters color-rendering
  clip clip-path clip-rule mask filter flood-color flood-opacity lighting-color stop-color stop-opacity
  marker marker-start marker-mid marker-end display visibility overflow cursor pointer-events paint-order
  shape-rendering text-rendering image-rendering vector-effect mix-blend-mode isolation
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction unicode-bidi
  letter-spacing word-spacing writing-mode kerning white-space
  in in2 result operator k1 k2 k3 k4 mode values tableValues slope intercept amplitude exponent
  stdDeviation edgeMode kernelMatrix kernelUnitLength divisor bias order targetX targetY preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation z
  pointsAtX pointsAtY pointsAtZ scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed
  stitchTiles filterUnits primitiveUnits
  attributeName attributeType begin dur end min max restart repeatCount repeatDur calcMode keyTimes keySplines
  keyPoints from to by additive accumulate path`.split(/\s+/),
);

/** Whether a drawing may have an attribute of this name, without its namespace's prefix. */
export function isDrawingAttribute(name: string): boolean {
  return ATTRIBUTES.has(name) || /^(?:data|aria)-[a-z0-9-]{1,60}$/.test(name);
}
