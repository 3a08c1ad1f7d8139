import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build has found out about each address (`scripts/build/firstPages.ts`). */
export interface FirstPagesFile {
  /** Folder of the texts: `/assets/texts-…`. */
  readonly texts: string;
  readonly pages: readonly FirstPage[];
}

export interface FirstPage {
  /** In router form: `/startup/$id/file/$`. */
  readonly path: string;
  /** Addresses of the scripts that the page loads beyond those of every page. */
  readonly scripts: readonly string[];
  /** What its screen asks first, when nothing of it is chosen in the address. */
  readonly questions: readonly {
    readonly operationName: string;
    readonly query: string;
    readonly variables: unknown;
  }[];
}

/** HTML for two places of the head. */
export interface FirstTags {
  readonly questions: string;
  readonly links: string;
}

/**
 * Names in the document of an address what its screen will need: scripts, texts, and the queries that the boot script asks
 * (DESIGN.md 6.5). So all of it comes in one burst, instead of each part after the one that asks for it.
 */
export class FirstPages {
  readonly #texts: string;
  readonly #pages: readonly (FirstPage & { readonly segments: readonly string[] })[];

  constructor({ texts, pages }: FirstPagesFile) {
    this.#texts = texts;
    this.#pages = pages.map((page) => ({ ...page, segments: page.path.split('/') }));
  }

  /** Reads it from the folder of the built client; without one nothing is named. */
  static async load(folder: string): Promise<FirstPages> {
    const text = await readFile(join(folder, FIRST_PAGES_FILE), 'utf8').catch(() => null);
    return new FirstPages(text === null ? { texts: '', pages: [] } : (JSON.parse(text) as FirstPagesFile));
  }

  /**
   * Tags for the head of the page at `path`, in the interface's language (`ja_JP`). The questions stand before the boot
   * script; the links come last: a browser with six connections begins with what every page needs.
   */
  tagsOf(path: string, language: string, hasSearch: boolean): FirstTags {
    if (this.#texts === '') return { questions: '', links: '' };
    const page = this.#pageOf(path);
    const questions = hasSearch ? [] : (page?.questions ?? []);
    return {
      questions:
        questions.length === 0
          ? ''
          : `<script type="application/json" id="first-questions">${asScript({ path: page?.path, questions })}</script>`,
      links: [
        ...(page?.scripts ?? []).map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
        `<link rel="preload" as="fetch" crossorigin href="${this.#texts}/${language}/start.json">`,
      ].join(''),
    };
  }

  #pageOf(path: string): FirstPage | undefined {
    const wanted = path.split('/');
    const found = this.#pages.filter(({ segments }) => matches(segments, wanted));
    // A word in the path is closer than a parameter.
    return found.sort((one, other) => parameters(one) - parameters(other))[0];
  }
}

/** In the folder of the built client. */
export const FIRST_PAGES_FILE = 'first-pages.json';

function matches(segments: readonly string[], wanted: readonly string[]): boolean {
  const hasRest = segments.at(-1) === '$';
  if (hasRest ? wanted.length < segments.length - 1 : wanted.length !== segments.length) return false;
  return segments.every((segment, index) => segment.startsWith('$') || segment === wanted[index]);
}

const parameters = ({ path }: FirstPage): number => path.split('$').length;

/** JSON inside a script element: nothing in it ends the element (HTML, "restrictions for contents of script elements"). */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
