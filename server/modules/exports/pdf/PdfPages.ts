import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { type HanScript, hanScriptOf, type Script } from './scripts.ts';
import { breakableParts, isRightToLeft, lettersOf, type TextRun, visualRuns } from './textRuns.ts';

export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  /** Space above, in points. */
  readonly above?: number;
  /** Room that must be left below it, in points: no heading stands alone at the foot of a page. */
  readonly below?: number;
}

/** How a paragraph is drawn. */
interface Drawing {
  readonly style: TextStyle;
  readonly ofHan: HanScript;
}

const fonts: Readonly<Record<Script, readonly [plain: string, bold: string]>> = {
  latin: ['@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf', '@embedpdf/fonts-latin/fonts/NotoSans-Bold.ttf'],
  arabic: [
    '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf',
    '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Bold.ttf',
  ],
  hebrew: [
    '@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Regular.ttf',
    '@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Bold.ttf',
  ],
  thai: [
    '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  ],
  devanagari: [
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  ],
  chinese: ['@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf', '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf'],
  japanese: ['@embedpdf/fonts-jp/fonts/NotoSansJP-Regular.otf', '@embedpdf/fonts-jp/fonts/NotoSansJP-Bold.otf'],
  korean: ['@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf', '@embedpdf/fonts-kr/fonts/NotoSansKR-Bold.otf'],
};
const { resolve } = createRequire(import.meta.url);
/** Naming features makes the library shape a run as a whole, so that Arabic letters join across words. */
const shaping: PDFKit.Mixins.OpenTypeFeatures[] = ['liga'];
const LINE_HEIGHT = 1.45;

/** Pages of text in any of the interface's scripts, right to left where a paragraph is. */
export class PdfPages {
  readonly #pages: PDFKit.PDFDocument;
  readonly #bytes: Promise<Uint8Array>;
  readonly #widths = new Map<string, number>();

  constructor(title: string) {
    this.#pages = new PDFDocument({ size: 'A4', margin: 56, info: { Title: title }, displayTitle: true });
    this.#bytes = new Promise((done, failed) => {
      const chunks: Buffer[] = [];
      this.#pages.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#pages.on('end', () => done(Buffer.concat(chunks)));
      this.#pages.on('error', failed);
    });
  }

  /** Adds text below what is there; each of its lines is a paragraph. */
  write(text: string, style: TextStyle): void {
    this.#pages.y += style.above ?? 0;
    if (style.below !== undefined) this.#keepRoom(style.size * LINE_HEIGHT + style.below);
    for (const paragraph of text.split(/\r\n|\r|\n/)) this.#paragraph(paragraph, style);
  }

  finish(): Promise<Uint8Array> {
    this.#pages.end();
    return this.#bytes;
  }

  #paragraph(text: string, style: TextStyle): void {
    const direction = isRightToLeft(text) ? 'rtl' : 'ltr';
    const ofHan = hanScriptOf(text);
    const { left, right } = this.#pages.page.margins;
    const width = this.#pages.page.width - left - right;
    for (const line of this.#lines(text, { style, ofHan }, width)) {
      const runs = visualRuns(line.trimEnd(), direction, ofHan);
      const indent = direction === 'rtl' ? width - this.#widthOf(runs, style) : 0;
      this.#draw(runs, style, left + indent);
    }
  }

  /** Parts are measured one by one: to measure each line with every word it gains would take the longer the longer it is. */
  #lines(text: string, drawing: Drawing, width: number): string[] {
    const lines = [''];
    let filled = 0;
    const put = (part: string, measured: number): void => {
      if (filled + measured > width && lines.at(-1) !== '') {
        lines.push('');
        filled = 0;
      }
      lines.splice(-1, 1, `${lines.at(-1)}${part}`);
      filled += measured;
    };
    for (const part of breakableParts(text)) {
      const measured = this.#partWidth(part, drawing);
      if (measured <= width) put(part, measured);
      // A word that is longer than a line, such as an address, is broken anywhere.
      else for (const letter of lettersOf(part)) put(letter, this.#partWidth(letter, drawing));
    }
    return lines;
  }

  #partWidth(part: string, { style, ofHan }: Drawing): number {
    const key = `${ofHan} ${style.size} ${style.isBold ?? false} ${part}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.#widthOf(visualRuns(part, 'ltr', ofHan), style);
    this.#widths.set(key, width);
    return width;
  }

  #widthOf(runs: readonly TextRun[], style: TextStyle): number {
    return runs.reduce((sum, run) => sum + this.#use(run, style).widthOfString(run.text, { features: shaping }), 0);
  }

  #keepRoom(height: number): void {
    const { bottom } = this.#pages.page.margins;
    if (this.#pages.y + height > this.#pages.page.height - bottom) this.#pages.addPage();
  }

  #draw(runs: readonly TextRun[], style: TextStyle, from: number): void {
    const height = style.size * LINE_HEIGHT;
    this.#keepRoom(height);
    const top = this.#pages.y;
    let x = from;
    for (const run of runs) {
      const pages = this.#use(run, style);
      const options = { features: shaping, lineBreak: false, baseline: 'alphabetic' as const };
      pages.text(run.text, x, top + style.size, options);
      x += pages.widthOfString(run.text, { features: shaping });
    }
    this.#pages.x = this.#pages.page.margins.left;
    this.#pages.y = top + height;
  }

  #use({ script }: TextRun, { size, isBold, colour }: TextStyle): PDFKit.PDFDocument {
    return this.#pages
      .font(fontFile(fonts[script][isBold ? 1 : 0]))
      .fontSize(size)
      .fillColor(colour ?? '#111827');
  }
}

const fontFiles = new Map<string, string>();

/** Some packages open only the module that names their fonts: the files lie beside it, or in the folder above. */
function fontFile(path: string): string {
  const known = fontFiles.get(path);
  if (known !== undefined) return known;
  const [scope = '', name = '', ...rest] = path.split('/');
  const module = dirname(resolve(`${scope}/${name}`));
  const home = module.endsWith(name) ? module : join(module, '..');
  const file = join(home, ...rest);
  fontFiles.set(path, file);
  return file;
}
