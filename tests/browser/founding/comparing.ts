import { parse } from 'csv-parse/sync';
import { asWritten } from './asWritten.ts';
import { exportAnswers } from './exported.ts';
import { type Applicant, theApplicants } from './theApplicants.ts';
import { expect, type World } from './World.ts';

/** What a cell shows of answers: those to a table a line each, several choices with semicolons. */
const cellOf = (question: string, written: readonly string[]): string =>
  question === 'Founders'
    ? written.map((cells) => (JSON.parse(cells) as string[]).join(' | ')).join('\n')
    : written.join('; ');

/** Each row of the exported file is what that applicant typed, to the version of the form that they handed in. */
export async function compareExport(
  world: World,
  builder: string,
  versionOf: (applicant: Applicant) => number,
): Promise<void> {
  const file = await exportAnswers(world, builder, 'CSV');
  const rows = parse(file, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(theApplicants.length);
  for (const applicant of theApplicants) {
    const row = rows.find(({ Application }) => Application === applicant.startup) ?? {};
    expect(row, applicant.startup).toMatchObject(expectedRow(applicant, versionOf(applicant)));
  }
  await expectSheet(world, builder);
}

function expectedRow(applicant: Applicant, version: number): Record<string, string> {
  const written = { ...asWritten(applicant) };
  const website = version === 1 ? applicant.website : '';
  const { Website: _gone, 'Founded on': day = [], Mastodon: field = [], 'Team size': size = [], ...rest } = written;
  return {
    Version: String(version),
    'Website (version 1)': website,
    'Team size': version === 1 ? '' : (size[0] ?? ''),
    // Those who came by requests alone sent no file.
    ...(theApplicants.indexOf(applicant) < 4 && { 'Pitch deck': `deck-${applicant.sure}.pdf` }),
    'Founded on': day[0] ?? '',
    // A spreadsheet would take a text that begins so for a formula.
    Mastodon: `'${field[0]}`,
    'Costs of a year': applicant.costs === null ? '' : String(applicant.costs * 12),
    ...Object.fromEntries(Object.entries(rest).map(([question, texts]) => [question, cellOf(question, texts)])),
  };
}

/** The spreadsheet has the same, as text that LibreOffice and Excel read. */
async function expectSheet(world: World, builder: string): Promise<void> {
  const file = await exportAnswers(world, builder, 'XLSX');
  expect(file.subarray(0, 2).toString()).toBe('PK');
  const text = file.toString('utf8');
  for (const { startup, investors } of theApplicants) {
    expect(text).toContain(startup);
    if (investors !== null) expect(text).toContain(investors);
  }
}
