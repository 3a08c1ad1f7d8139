import type { DemoData, DemoRow } from '../data/DemoData.ts';
import type { ApplicationTexts, DemoColumn } from './ApplicationTexts.ts';

/** The rows that an applicant has added to a table: one to four, each cell as its column takes it. */
export function tableRows(data: DemoData, texts: ApplicationTexts, question: DemoRow, { number }: DemoRow): string[] {
  const columns = texts.forms.flatMap(({ questions }) => questions).find(({ label }) => label === question.label);
  const first = Number(number ?? 0);
  return Array.from({ length: 1 + (first % 4) }, (_, at) =>
    JSON.stringify((columns?.columns ?? []).map((column) => cellOf(data, column, first + at))),
  );
}

function cellOf(data: DemoData, { kind, choices = [], cells = [] }: DemoColumn, at: number): string {
  switch (kind) {
    case 'number':
      return String(4000 + ((at * 7919) % 90) * 500);
    case 'date':
      return data.day(-60 - ((at * 47) % 900));
    case 'email':
      return `buyer${at + 1}@customer-${at + 1}.test`;
    case 'link':
      return `https://customer-${at + 1}.test`;
    case 'choice':
      return choices[at % choices.length] ?? '';
    default:
      return cells[at % cells.length] ?? '';
  }
}
