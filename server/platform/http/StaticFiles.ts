import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import { FirstPages, type FirstTags } from './FirstPages.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;
type Encoding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly isPage: boolean;
  readonly isHashed: boolean;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

/** How the page is served: under which policy, and with which status. */
export interface PageTerms {
  readonly status: number;
  readonly policy: string;
  readonly head: PageHead;
  /** Of the address: what its screen needs first is named in the page. */
  readonly path: string;
  readonly hasSearch: boolean;
  /** The organisations of a demo, by which the page knows that it may ask for what production does not tell; elsewhere null. */
  readonly explored: readonly string[] | null;
}

/** What the page says of itself before its scripts run. */
export interface PageHead {
  /** The organisation's, on the page until it is drawn. */
  readonly name: string;
  readonly title: string;
  /** For search results and previews of links; empty where there is none. */
  readonly description: string;
  /** Of the interface, `ja_JP`. */
  readonly language: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
}

const MAX_HEADS = 500;

/** The built client, held in memory: its own files by path, and its page for every other path. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>;
  readonly #pages = new Map<string, StaticFile>();
  readonly #firstPages: FirstPages;

  private constructor(files: ReadonlyMap<string, StaticFile>, firstPages: FirstPages) {
    this.#files = files;
    this.#firstPages = firstPages;
  }

  /** Reads a folder; one that does not exist gives a server without pages. */
  static async load(folder: string): Promise<StaticFiles> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry): Promise<[string, StaticFile]> => {
          const path = join(entry.parentPath, entry.name);
          const address = `/${relative(folder, path).split(sep).join('/')}`;
          return [address, toFile(address, await readFile(path))];
        }),
    );
    return new StaticFiles(withCompressed(new Map(files)), await FirstPages.load(folder));
  }

  /** Serves the path; a path without an extension is one of the client's own routes and gets the page, on its terms. */
  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    termsOfPage: () => Promise<PageTerms>,
  ): Promise<boolean> {
    const found = this.#files.get(path) ?? (extname(path) === '' ? this.#files.get('/index.html') : undefined);
    if (!found) return false;
    const terms = found.isPage ? await termsOfPage() : null;
    const file = terms ? await this.#withHead(found, terms) : found;
    response.setHeader('etag', file.etag);
    response.setHeader('content-type', file.type);
    response.setHeader('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('vary', terms ? 'accept-encoding, cookie' : 'accept-encoding');
    if (terms) response.setHeader('content-security-policy', terms.policy);
    if (terms && !terms.head.isListed) response.setHeader('x-robots-tag', 'noindex');
    const status = terms?.status ?? 200;
    if (status === 200 && request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return true;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'], file);
    const body = await bodyIn(file, encoding);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** The page of one organisation, language and screen; each is made, and compressed, once. */
  async #withHead(page: StaticFile, terms: PageTerms): Promise<StaticFile> {
    const { head, path, hasSearch, explored } = terms;
    const first = this.#firstPages.tagsOf(path, head.language, hasSearch);
    const key = JSON.stringify([page.etag, explored, head.name, head.title, head.description, head.language, first]);
    const known = this.#pages.get(key);
    if (known) return known;
    const text = (await bodyIn(page, 'identity')).toString('utf8');
    const made = toFile('/index.html', Buffer.from(putHead(text, terms, first)));
    if (this.#pages.size >= MAX_HEADS) this.#pages.clear();
    this.#pages.set(key, made);
    return made;
  }
}

function putHead(page: string, { head, explored }: PageTerms, first: FirstTags): string {
  const { name, title, description, language } = head;
  const sign = explored === null ? '' : ` data-exploring="${escapeHtml(explored.join(' '))}"`;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return page
    .replace(/<html[^>]*>/, () => `<html lang="${languageTag(language)}" dir="${direction}"${sign}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${first.questions}`)
    .replace('name="description" content=""', () => `name="description" content="${escapeHtml(description)}"`)
    .replace('</head>', () => `${first.links}</head>`)
    .replace('<div id="opening"><p>', () => `<div id="opening"><p>${escapeHtml(name)}`);
}

/** Data says `ja_JP`, documents say `ja`. */
const languageTag = (language: string): string => language.split('_', 1)[0] ?? language;

/** What the build has compressed is the body in that encoding of the file beside it, and no file of its own. */
function withCompressed(files: Map<string, StaticFile>): ReadonlyMap<string, StaticFile> {
  for (const [address, { bodies }] of [...files]) {
    const plain = address.endsWith('.br') ? files.get(address.slice(0, -3)) : undefined;
    const body = bodies.get('identity');
    if (!plain || !body) continue;
    plain.bodies.set('br', body);
    files.delete(address);
  }
  return files;
}

function toFile(address: string, body: Buffer): StaticFile {
  return {
    type: TYPES[extname(address).toLowerCase()] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    isPage: address.endsWith('.html'),
    // The build puts a hash of the content into the name of all it makes except the page, or into that of its folder.
    isHashed: /-[\w-]{8,}(?:\.\w+$|\/)/.test(address),
    bodies: new Map([['identity', Promise.resolve(body)]]),
  };
}

function chooseEncoding(accepted: string | undefined, file: StaticFile): Encoding {
  if (!COMPRESSIBLE.test(file.type)) return 'identity';
  if (/\bbr\b/.test(accepted ?? '')) return 'br';
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';
}

/** Compressed once, when first asked for. */
async function bodyIn(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.bodies.get(encoding);
  if (known) return known;
  const plain = await bodyIn(file, 'identity');
  const made =
    encoding === 'br'
      ? brotliAsync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : gzipAsync(plain, { level: 7 });
  file.bodies.set(encoding, made);
  return made;
}
