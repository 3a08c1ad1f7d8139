import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem, type Edits, namesOf } from '../edit/Edits.ts';
import { specPath } from '../model/buildRoutes.ts';
import { routeIdOf } from '../model/routePath.ts';
import { newFile, readersOf, refuseTaken, withEntry } from './fitted.ts';
import { defaultGroups, type Project, type Wishes } from './Project.ts';
import { routeText } from './templates.ts';

/** An address of a screen: of the one that is named, else of the list of an entity. */
export function newRoute(project: Project, name: string, { screen, route }: Wishes): Edits {
  const isPath = name.startsWith('/');
  const names = namesOf(
    isPath ? (screenNamed(project, screen).split('.')[0] ?? '').replace(/^./, (first) => first.toUpperCase()) : name,
  );
  const wanted = screen ?? `${names.many}.list`;
  const path = isPath ? name : (route ?? `/${names.path}`);
  refuseTaken(
    project.model.routes.some((other) => specPath(other.path) === path),
    `The route '${path}'`,
  );
  const found = project.model.screens.find(({ id }) => id === wanted);
  if (!found) {
    const known = project.model.screens.map(({ id }) => id);
    throw new EditProblem(
      `There is no screen '${wanted}'. ${suggestion(wanted, known)} Or: npm run spec -- new screen ${names.type}`,
    );
  }
  const readers = 'entity' in found ? readersOf(project, found.entity) : defaultGroups(project.model).readers;
  const file = `spec/routes/app/${routeIdOf(path).replaceAll('.', '-').toLowerCase()}.yaml`;
  const id = routeIdOf(path);
  const isTaken = project.model.routes.some((other) => other.id === id);
  const text = routeText(path, readers, wanted).replace('\n', isTaken ? `\n  id: ${id}.own\n` : '\n');
  return new Map([newFile(project, file, text)]);
}

function screenNamed({ model }: Project, screen: string | undefined): string {
  if (screen !== undefined) return screen;
  throw new EditProblem(`Say which screen: --screen ${model.screens[0]?.id ?? 'startups.list'}`);
}

/** An entry of the sidebar that leads to a route. */
export function newMenu(project: Project, name: string, { route }: Wishes): Edits {
  const path = name.startsWith('/') ? name : route;
  if (path === undefined) throw new EditProblem('Say where it leads: npm run spec -- new menu /startups');
  const served = project.model.routes.find((other) => specPath(other.path) === path);
  if (!served) {
    const known = project.model.routes.map((other) => specPath(other.path));
    throw new EditProblem(`No route serves '${path}'. ${suggestion(path, known)}`);
  }
  const label = project.model.texts.find(({ key }) => key === served.titleKey)?.english ?? path;
  const entry = name.startsWith('/') ? routeIdOf(path).replaceAll('.', '-').toLowerCase() : name;
  return new Map([withEntry(project, entry, label, path)]);
}
