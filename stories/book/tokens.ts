import constants from '#src/generated/colors.gen.css?raw';
import css from '#src/ui/theme/tokens.css?raw';

export interface Token {
  readonly name: string;
  /** As it is written in the theme. */
  readonly written: string;
}

/** The theme's own custom properties, in the order of its file: a token that is added there stands in the book. */
const tokens: readonly Token[] = [...propertiesOf(constants), ...propertiesOf(css.slice(0, css.indexOf('}')))];

function propertiesOf(text: string): readonly Token[] {
  return [...text.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(([, name = '', written = '']) => ({ name, written }));
}

const groups = {
  colours: /^(surface|border|text|success|info|warning|error|brand|focus|chart|color)/,
  shadows: /^(shadow|edge-shadow)/,
  sizes: /^(control|row|radius)/,
  motion: /^motion/,
} as const;

export const tokensOf = (group: keyof typeof groups): readonly Token[] =>
  tokens.filter(({ name }) => groups[group].test(name));

/** What a token is in the mode that is shown, as the browser paints it. */
export function paintedColour(element: Element, name: string): readonly [number, number, number] | null {
  const probe = element.ownerDocument.createElement('span');
  probe.style.color = `var(--${name})`;
  element.append(probe);
  const context = element.ownerDocument.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
