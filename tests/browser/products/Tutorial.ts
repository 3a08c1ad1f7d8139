import { readFileSync } from 'node:fs';

export type Step =
  | { readonly kind: 'command'; readonly line: string }
  | { readonly kind: 'file'; readonly path: string; readonly text: string; readonly isAdded: boolean }
  | { readonly kind: 'sentence'; readonly text: string };

const fence = /^```(\w*)$/;
const listed = /^\d+\. (.+)$/;
/** The end of the paragraph before a block says which file it is. */
const file = /(?:(In)|(Add to)) `([^`]+)`:$/i;

/** What a page of docs/tutorials asks its reader to do, in its order: blocks of commands, files, and numbered sentences. */
export function stepsOf(page: string): readonly Step[] {
  const steps: Step[] = [];
  const lines = readFileSync(page, 'utf8').split('\n');
  let before = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const opened = fence.exec(line);
    if (opened) {
      const end = lines.indexOf('```', at + 1);
      steps.push(...blockSteps(opened[1] ?? '', lines.slice(at + 1, end), before));
      at = end;
      continue;
    }
    const sentence = listed.exec(line)?.[1];
    if (sentence !== undefined) steps.push({ kind: 'sentence', text: sentence });
    if (line !== '') before = line;
  }
  return steps;
}

function blockSteps(language: string, lines: readonly string[], before: string): readonly Step[] {
  if (language === 'sh') return lines.map((line) => ({ kind: 'command', line }));
  const [, , added, path] = file.exec(before) ?? [];
  if (path === undefined) throw new Error(`No file is named before the block that begins with '${lines[0]}'.`);
  return [{ kind: 'file', path, text: `${lines.join('\n')}\n`, isAdded: added !== undefined }];
}
