import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem, type Edits } from '../edit/Edits.ts';
import { loadSpec } from '../load/loadSpec.ts';
import type { SpecFile } from '../load/SpecFile.ts';
import type { Model } from '../model/Model.ts';
import { componentOf } from '../model/screens/componentOf.ts';
import { refuseTaken } from '../rename/places.ts';
import type { RenameProject } from '../rename/Renaming.ts';
import { type GenericScreen, pageOf } from './pages/pageOf.ts';
import { withEntry } from './registries.ts';

/** What is written. */
export interface Ejected {
  readonly edits: Edits;
  /** The component; never written over one. */
  readonly file: string;
  /** Files of code, which the formatter puts into shape. */
  readonly code: readonly string[];
}

/**
 * A screen as a component. It stays declared, as what the component shows (`drawnBy:`): its columns, tabs, cards and
 * filters are checked, its addresses and texts are the same, what people have kept and organisations arranged stays with
 * it, and where it stands in tabs of other pages it goes on as it is.
 */
export function ejectScreen({ input, model }: RenameProject, id: string, codeOf: (file: string) => string): Ejected {
  const screen = screenOf(model, id);
  refuseTaken(
    model.screens.some((other) => componentOf(other) === id),
    `A component '${id}'`,
  );
  const { files } = loadSpec(input.texts);
  const declared = files.find(({ kind, value }) => kind === 'screens' && isRecord(value) && Object.hasOwn(value, id));
  if (!declared)
    throw new EditProblem(`'${id}' is one of a family (\`each:\`). Declare it on its own first, then eject it.`);
  if (!model.routes.some((route) => route.screen === id))
    throw new EditProblem(`No route opens '${id}': it stands in other pages. Give it a route first, then eject it.`);
  const component = `${camel(id)}Page`;
  const file = `src/features/${id.replaceAll('.', '/')}/${component}.tsx`;
  const code = new Map([[file, pageOf(screen, component)], ...withEntry(codeOf, screen, file, component)]);
  return { edits: new Map([...code, [declared.file, withDrawnBy(declared, id)]]), file, code: [...code.keys()] };
}

function screenOf({ screens }: Model, id: string): GenericScreen {
  const screen = screens.find((one) => one.id === id);
  const generic = screens.filter(({ kind }) => kind !== 'component').map((one) => one.id);
  if (!screen) throw new EditProblem(`There is no screen '${id}'. ${suggestion(id, generic)}`);
  const component = componentOf(screen);
  if (component !== undefined) throw new EditProblem(`'${id}' is a component already: ${component}.`);
  return screen as GenericScreen;
}

/** The declaration that says, after what kind of page it is, who draws it. */
function withDrawnBy(file: SpecFile, id: string): string {
  const { line, column, length } = file.place([id, 'kind'], 'value');
  const lines = [...file.lines];
  const text = lines[line - 1] ?? '';
  const end = column - 1 + length;
  const isOwnLine = /^\s*kind:/.test(text);
  const indent = ' '.repeat(text.length - text.trimStart().length);
  lines[line - 1] = isOwnLine
    ? `${text}\n${indent}drawnBy: ${id}`
    : `${text.slice(0, end)}, drawnBy: ${id}${text.slice(end)}`;
  return lines.join('\n');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const camel = (id: string): string =>
  id
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
