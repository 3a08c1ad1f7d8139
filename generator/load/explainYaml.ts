import { LineCounter, parseDocument, type YAMLParseError } from 'yaml';

export interface YamlProblem {
  readonly message: string;
  readonly fix: string;
  readonly line: number;
  readonly column: number;
}

type Words = Pick<YamlProblem, 'message' | 'fix'>;

const usualFix = 'Check the indentation, quotes and brackets on this line and the one above.';

/** What the parser means, for people who have never seen a parser. */
const wordsOf: Readonly<Partial<Record<YAMLParseError['code'], Words>>> = {
  TAB_AS_INDENT: { message: 'a line is indented with a tab', fix: 'Indent with two spaces for each level.' },
  MULTIPLE_DOCS: {
    message: "a second document begins here, after '---' or '...'",
    fix: "Take out the line '---' or '...', or move what follows into a file of its own.",
  },
  DUPLICATE_KEY: { message: 'this key stands here twice', fix: 'Delete one of the two, or give it another name.' },
  MISSING_CHAR: {
    message: 'a quote or a bracket that was opened above is not closed',
    fix: 'Close it where its value ends.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "a second 'key: value' stands inside a value",
    fix: 'Begin a new line for it, or put the value in quotes.',
  },
  BAD_SCALAR_START: { message: 'a value begins with a sign that means something in YAML', fix: 'Put it in quotes.' },
  BAD_INDENT: {
    message: 'this is not indented as its neighbours, or a bracket above is not closed',
    fix: 'Indent it as its neighbours are, and close every [ and {.',
  },
};

/**
 * The mistakes of a text that is not valid YAML; empty when this parser finds none. Of those that follow from one
 * another only the first is told: a single tab can make each later line wrong.
 */
export function explainYaml(text: string): YamlProblem[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: true });
  if (document.errors.length === 0) return unresolved(document, text, counter);
  const sorted = [...document.errors].sort((one, other) => one.pos[0] - other.pos[0]);
  const first = sorted.find(({ code }) => code !== 'DUPLICATE_KEY');
  const told = sorted.filter((error) => error === first || error.code === 'DUPLICATE_KEY');
  return told.map((error) => ({ ...(wordsOf[error.code] ?? plain(error.message)), ...placeAt(counter, error.pos[0]) }));
}

const plain = (message: string): Words => ({ message, fix: usualFix });

function placeAt(counter: LineCounter, offset: number): Pick<YamlProblem, 'line' | 'column'> {
  const { line, col } = counter.linePos(offset);
  return { line, column: col };
}

/** Aliases are followed only here: one that leads nowhere, or to ever more, shows now. */
function unresolved(document: ReturnType<typeof parseDocument>, text: string, counter: LineCounter): YamlProblem[] {
  try {
    document.toJS();
    return [];
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const name = /: (\S+)$/.exec(error.message)?.[1] ?? '';
    const place = placeAt(counter, Math.max(0, text.indexOf(`*${name}`)));
    return name === ''
      ? [{ message: 'its aliases stand for more than a file may hold', fix: 'Write the values out.', ...place }]
      : [{ message: `nothing is called '&${name}'`, fix: `Write '&${name}' where it is meant, or quotes.`, ...place }];
  }
}

/** A problem that only the other parser sees. */
export function otherProblem(message: string, line: number, column: number): YamlProblem {
  return { ...plain(message), line, column };
}
