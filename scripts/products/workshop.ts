/**
 * The workshop of a product that is a spec and nothing else (decision 0061): a folder under `.cache/products` with the floors
 * of this house that know no product, the files of `platform/` in place of those that say what Cohort has, and the product's spec.
 * The compiler, Vite and the server run in it as they run here.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { filesFrom } from './filesFrom.ts';
import { operationRules } from './operationRules.ts';
import { writeLocales } from './productLocales.ts';

interface Floors {
  /** Files of Cohort's own spec that every product has as they are. */
  readonly spec: readonly string[];
  /** Folders of code; of those with `only`, these rooms. */
  readonly code: readonly string[];
  /** What of them a product without code of its own does not have. */
  readonly without: readonly string[];
}

/** Files of the spec that are of several layers at once. */
const putTogether = ['spec/app.yaml', 'spec/access/operations.yaml'];

/** Puts the workshop of a product together, new where something is another; what was made in it stays. */
export function buildWorkshop(house: string, product: string): string {
  const workshop = workshopOf(house, product);
  const floors = parseDocument(readFileSync(join(house, 'platform/floors.yaml'), 'utf8')).toJS() as Floors;
  const files = new Map<string, string>();
  for (const path of filesFrom(house, [...floors.code, ...floors.spec], floors.without))
    files.set(path, join(house, path));
  for (const path of filesFrom(join(house, 'platform'), ['spec', 'code'], []))
    files.set(path.replace(/^code\//, ''), join(house, 'platform', path));
  for (const path of filesFrom(product, ['spec', 'public', 'demo'], [])) files.set(path, join(product, path));
  for (const path of putTogether) files.set(path, '');
  for (const [path, source] of files) if (source !== '') copyIfOther(source, join(workshop, path));
  const app = appOf(house, product);
  writeIfOther(join(workshop, 'spec/app.yaml'), stringify(app));
  const rules = operationRules(workshop, [house, join(house, 'platform'), product]);
  writeIfOther(join(workshop, 'spec/access/operations.yaml'), stringify(rules));
  nameDocument(join(workshop, 'index.html'), app.name);
  writeLocales(house, product, workshop);
  removeOthers(workshop, ['spec', 'demo', 'domain', 'server', 'src'], new Set(files.keys()));
  const modules = join(workshop, 'node_modules');
  if (!existsSync(modules)) symlinkSync(relative(workshop, join(house, 'node_modules')), modules, 'junction');
  return workshop;
}

/** Products elsewhere may be called alike. */
function workshopOf(house: string, product: string): string {
  const isOfHouse = !relative(house, product).startsWith('..');
  const mark = isOfHouse ? '' : `-${createHash('sha256').update(product).digest('hex').slice(0, 8)}`;
  return join(house, '.cache', 'products', `${basename(product)}${mark}`);
}

/** The product's own name and languages; the constants of the floors that it keeps. */
function appOf(house: string, product: string): { readonly name: string } {
  const read = (folder: string) => parseDocument(readFileSync(join(folder, 'spec/app.yaml'), 'utf8')).toJS();
  const own = read(product);
  return { ...own, constants: { ...read(house).constants, ...own.constants } };
}

/** Until the client is there the document says whose it is. */
function nameDocument(file: string, name: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<title>[^<]*/, `<title>${name.replaceAll('<', '&lt;')}`));
}

function copyIfOther(source: string, target: string): void {
  if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) return;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target);
}

function writeIfOther(target: string, text: string): void {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** What the house or the product has no more; what is generated is the compiler's to remove. */
function removeOthers(workshop: string, folders: readonly string[], wanted: ReadonlySet<string>): void {
  for (const folder of folders.filter((name) => existsSync(join(workshop, name))))
    for (const entry of readdirSync(join(workshop, folder), { recursive: true, withFileTypes: true })) {
      const path = relative(workshop, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (entry.isFile() && !wanted.has(path) && !/(^|\/)generated\/|\.gen\.\w+$/.test(path))
        rmSync(join(workshop, path));
    }
}
