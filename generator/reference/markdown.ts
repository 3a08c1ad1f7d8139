/** The address of a heading on a page, as GitHub makes it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** A bar would end the cell, a line the row. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

export const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

/** Code between texts. Nothing of the language has a backtick in it. */
export const code = (text: string): string => `\`${text}\``;
