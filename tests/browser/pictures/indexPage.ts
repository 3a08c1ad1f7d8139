import type { Model } from '#generator/model/Model.ts';
import { fileName, listPictures, modes, type PicturedScreen } from './listPictures.ts';

const head = `# Screens

Every screen of the spec in light, dark, Arabic and as wide as a phone. Made by \`npm run screens:pictures\`; what a designer
says of them is in [GRADES.md](GRADES.md).
`;

/** The index of the pictures: the four of a screen side by side, grouped as the menu is. */
export function indexPage(spec: Model): string {
  const groups = Map.groupBy(listPictures(spec), ({ groupKey }) => groupKey);
  return [head, ...[...groups].map(([key, screens]) => groupText(spec, key, screens))].join('\n');
}

function groupText(spec: Model, key: string | null, screens: readonly PicturedScreen[]): string {
  const title =
    key === null ? 'Beside the menus' : readable(spec.texts.find((text) => text.key === key)?.english ?? key);
  return `## ${title}\n\n| Screen | Light | Dark | Arabic | Phone |\n|---|---|---|---|---|\n${screens
    .map(rowText)
    .join('')}`;
}

function rowText(screen: PicturedScreen): string {
  const pictures = modes.map((mode) => `![${screen.route.id}, ${mode}](pictures/${fileName(screen, mode)})`);
  return `| \`${screen.route.path}\`, ${screen.role ?? 'visitor'} | ${pictures.join(' | ')} |\n`;
}

/** Words that an organisation may replace stand in braces. */
const readable = (text: string): string =>
  text.replace(/\{\{(\w)(\w*)\}\}/g, (_, first: string, rest: string) => first.toUpperCase() + rest);
