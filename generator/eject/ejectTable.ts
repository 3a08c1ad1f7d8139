import type { TableScreenMeta } from '#domain/model/screens.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem, type Edits } from '../edit/Edits.ts';
import { loadSpec } from '../load/loadSpec.ts';
import type { SpecFile, SpecPath } from '../load/SpecFile.ts';
import { refuseTaken } from '../rename/places.ts';
import type { RenameProject } from '../rename/Renaming.ts';
import { withEntry } from './registries.ts';
import { tablePage } from './tablePage.ts';

/** What is written, and the screen that is the page now. */
export interface Ejected {
  readonly edits: Edits;
  readonly page: string;
  readonly table: TableScreenMeta;
  /** The component; never written over one. */
  readonly file: string;
  /** Files of code, which the formatter puts into shape. */
  readonly code: readonly string[];
}

/**
 * A table screen as a component. The table stays declared, as what the component shows: its columns and filters are
 * checked, views that people have kept and what organisations arranged stay with it, and where it stands in tabs of
 * other pages it goes on as it is. The routes that opened it open the component.
 */
export function ejectTable({ input, model }: RenameProject, id: string, codeOf: (file: string) => string): Ejected {
  const table = tableOf(model.screens, id);
  const page = `${id}Page`;
  refuseTaken(
    model.screens.some((screen) => screen.id === page || (screen.kind === 'component' && screen.component === id)),
    `A page of '${id}'`,
  );
  const { files } = loadSpec(input.texts);
  const declared = files.find(({ kind, value }) => kind === 'screens' && isRecord(value) && Object.hasOwn(value, id));
  if (!declared)
    throw new EditProblem(`'${id}' is one of a family (\`each:\`). Declare it on its own first, then eject it.`);
  const routes = files.filter(({ kind }) => kind === 'routes').map((file) => withRoutes(file, id, page));
  const opened = routes.filter(([, , count]) => count > 0);
  if (opened.length === 0)
    throw new EditProblem(`No route opens '${id}': it stands in other pages. Give it a route first, then eject it.`);
  const component = `${camel(id)}Page`;
  const file = `src/features/${id.replaceAll('.', '/')}/${component}.tsx`;
  const code = new Map([[file, tablePage(table, component)], ...withEntry(codeOf, id, file, component)]);
  return {
    edits: new Map([
      ...code,
      [declared.file, withPage(declared, id, page)],
      ...opened.map(([path, text]) => [path, text] as const),
    ]),
    page,
    table,
    file,
    code: [...code.keys()],
  };
}

function tableOf(screens: RenameProject['model']['screens'], id: string): TableScreenMeta {
  const screen = screens.find((one) => one.id === id);
  const tables = screens.filter(({ kind }) => kind === 'table').map((one) => one.id);
  if (!screen) throw new EditProblem(`There is no screen '${id}'. ${suggestion(id, tables)}`);
  if (screen.kind === 'table') return screen;
  if (screen.kind === 'component') throw new EditProblem(`'${id}' is a component already: ${screen.component}.`);
  const instead = {
    detail: 'Write the part that differs as a component of a tab (`tabs: [{ id, label, component }]`)',
    dashboard: 'Write the part that differs as a card (`cards: [{ id, component }]`)',
    form: 'Write the field that differs as a widget, or declare a screen with `component:`',
    calendar: 'Declare a screen with `component:`',
  };
  throw new EditProblem(
    `'${id}' is a ${screen.kind}; only tables can be ejected. ${instead[screen.kind]}, as docs/spec/screens.md says.`,
  );
}

/** The component screen, on a line of its own after the table. */
function withPage(file: SpecFile, id: string, page: string): string {
  const { title } = (file.value as Readonly<Record<string, { readonly title: string }>>)[id] ?? { title: id };
  const lines = [...file.lines];
  const quoted = /^[A-Za-z][\w .-]*$/.test(title) ? title : `'${title.replaceAll("'", "''")}'`;
  lines.splice(file.endLine([id]), 0, `${page}: { component: ${id}, title: ${quoted}, tables: [${id}] }`);
  return lines.join('\n');
}

/** A file of routes in which those that opened the screen open the other one. */
function withRoutes(file: SpecFile, from: string, to: string): [path: string, text: string, count: number] {
  const lines = [...file.lines];
  const places = screensIn(file.value, from).map((path) => file.place(path, 'value'));
  for (const { line, column, length } of places) {
    const text = lines[line - 1] ?? '';
    const [before, after] = [text.slice(0, column - 1), text.slice(column - 1 + length)];
    lines[line - 1] = before + to + after;
  }
  return [file.file, lines.join('\n'), places.length];
}

function screensIn(value: unknown, id: string, path: SpecPath = []): SpecPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return key === 'screen' && inner === id ? [here] : screensIn(inner, id, here);
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const camel = (id: string): string =>
  id
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
