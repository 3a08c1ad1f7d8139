import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem, type Edits } from '../edit/Edits.ts';
import { loadSpec, type SpecTexts } from '../load/loadSpec.ts';
import { specPath } from '../model/buildRoutes.ts';
import { pathParams, routeIdOf } from '../model/routePath.ts';
import type { RenameProject, Renaming } from './Renaming.ts';

const redirects = 'spec/routes/redirects.yaml';

/** `/startups/programs` → `/programs`. Links and menus follow; whoever comes by the old address is led on. */
export function renameRoute({ input, model }: RenameProject, from: string, to: string): Renaming {
  const paths = model.routes.map(({ path }) => specPath(path));
  const declared = declaredAt(input.texts, from, to);
  if (!declared) throw new EditProblem(`There is no route '${from}'. ${suggestion(from, paths)}`);
  if (paths.includes(to)) throw new EditProblem(`${to} is there already.`);
  if (pathParams(from).join() !== pathParams(to).join())
    throw new EditProblem(`'${to}' must have the parameters of '${from}', in the same order.`);
  const flat = (path: string): string => routeIdOf(path).replace(/[^A-Za-z0-9]+/g, '_');
  return {
    from,
    to,
    declared,
    rewritten: addressReplaced(from, to),
    isWholeLine: true,
    keys: [[`route.${flat(from)}`, `route.${flat(to)}`]],
    finish: (texts) => new Map([[redirects, withRedirect(texts.get(redirects) ?? '', from, to)]]),
  };
}

function declaredAt(texts: SpecTexts, from: string, to: string): Edits | undefined {
  for (const file of loadSpec(texts).files.filter(({ kind }) => kind === 'routes')) {
    const index = (file.value as readonly { readonly path?: string }[]).findIndex(({ path }) => path === from);
    if (index < 0) continue;
    const { line, column, length } = file.place([index, 'path']);
    const lines = [...file.lines];
    const text = lines[line - 1] ?? '';
    lines[line - 1] =
      text.slice(0, column - 1) +
      text.slice(column - 1, column - 1 + length).replace(from, to) +
      text.slice(column - 1 + length);
    return new Map([[file.file, lines.join('\n')]]);
  }
  return undefined;
}

/** Addresses of the route in a line, values of its parameters and what follows kept. */
function addressReplaced(from: string, to: string): (written: string) => string {
  const plain = from.replace(/\/\*$/, '');
  const source = plain
    .split(/\{\w+\??\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/\\s\'",]+)');
  const address = new RegExp(`(?<![\\w/}])${source}(?![\\w{-])`, 'g');
  return (written) =>
    written.replace(address, (...found: readonly unknown[]) => {
      let parameter = 0;
      return to.replace(/\/\*$/, '').replace(/\{\w+\??\}/g, () => {
        parameter += 1;
        return String(found[parameter]);
      });
    });
}

/** A redirect that led to the old address leads to the new one; the old one leads on. */
function withRedirect(text: string, from: string, to: string): string {
  if (from.includes('?}')) return text;
  return `${text.replace(/\n*$/, '\n')}${from}: ${to}\n`.replace(/^\n/, '');
}
