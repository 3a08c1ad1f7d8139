import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { flattened } from '../../src/ui/i18n/flattened.ts';
import { startNamespaces } from '../../src/ui/i18n/startNamespaces.ts';

/** English texts of the spec are generated beside those that people write. */
const generatedEnglish = 'src/generated/locales/en/spec.json';

/**
 * Puts every file of texts, `LANGUAGE/NAMESPACE.json`, under one folder whose name changes when any of them does. So
 * their addresses follow from their names, and no page has to carry a list of some hundred and fifty hashes.
 */
export function textAssets(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  return {
    name: 'cohort-text-assets',
    config: (_, { command }) => {
      isBuild = command === 'build';
      return { define: { __TEXTS_FOLDER__: JSON.stringify(isBuild ? `/${folderOf(readTexts(root))}` : null) } };
    },
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle() {
      if (!isBuild) return;
      const texts = readTexts(root);
      for (const [name, source] of texts)
        this.emitFile({ type: 'asset', fileName: `${folderOf(texts)}/${name}`, source });
    },
  };
}

export function textsFolder(root: string): string {
  return folderOf(readTexts(root));
}

function folderOf(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, text] of texts) hash.update(name).update('\0').update(text);
  return `assets/texts-${hash.digest('base64url').slice(0, 8)}`;
}

/** What the server alone says; no page asks for it. */
const ofServer: ReadonlySet<string> = new Set(['mails.json', 'notices.json', 'records.json', 'refusals.json']);

const isOfPages = (file: string): boolean => file.endsWith('.json') && !ofServer.has(basename(file));

/** By `ar/tasks.json`, compacted and with whole keys: what people indent, no phone has to fetch or to join. */
function readTexts(root: string): ReadonlyMap<string, string> {
  const folder = join(root, 'locales');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isOfPages);
  const written = files.sort().map((file) => [file.replaceAll('\\', '/'), join(folder, file)] as const);
  const texts = new Map(
    [...written, ['en/spec.json', join(root, generatedEnglish)] as const].map(([name, path]) => [
      name,
      JSON.stringify(flattened(JSON.parse(readFileSync(path, 'utf8')))),
    ]),
  );
  const languages = new Set(
    [...texts.keys()].flatMap((name) => (name.includes('/') ? [name.split('/')[0] ?? ''] : [])),
  );
  for (const language of languages) texts.set(`${language}/start.json`, startOf(language, texts));
  return texts;
}

/** What a first page needs, by namespace, in one file. */
function startOf(language: string, texts: ReadonlyMap<string, string>): string {
  const parts = startNamespaces.map((namespace): [string, unknown] => [
    namespace,
    JSON.parse(texts.get(`${language}/${namespace}.json`) ?? '{}'),
  ]);
  return JSON.stringify(Object.fromEntries(parts));
}
