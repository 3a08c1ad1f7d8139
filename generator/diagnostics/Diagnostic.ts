/** A problem of the spec is data with a place; rendering lives apart (see `formatDiagnostics`). */

export type Severity = 'error' | 'warning';

/** Place in a spec file. Lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Length of the offending text on its line, for the caret. */
  readonly length: number;
}

export interface Diagnostic {
  /** Stable code of `codes.ts`. */
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly place: Place;
  /** What is wrong: what was found and what was expected. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** Every code the generator can report; one small broken spec in `generator/cases/` shows each. */
export const diagnosticCodes = {
  SPEC001: 'The file is not valid YAML',
  SPEC002: 'The file has the wrong shape',
  SPEC003: 'The same id is declared twice',
  SPEC004: 'The same thing is listed twice',
  SPEC005: 'A name that means something else already',
  SPEC006: 'A file that is not read',
  SPEC007: 'The file is not text in UTF-8',
  SPEC008: 'A file that every spec needs is missing',
  SPEC009: 'Two things become one in what is generated',
  SPEC010: 'A file of translations is not valid JSON',
  SPEC101: 'Unknown role or role group',
  SPEC102: 'Unknown permission',
  SPEC103: 'Unknown feature switch or flag',
  SPEC104: 'Unknown entity',
  SPEC105: 'Unknown field',
  SPEC106: 'Unknown enumeration',
  SPEC107: 'Unknown screen',
  SPEC108: 'Unknown form',
  SPEC109: 'Unknown form field type',
  SPEC110: 'Unknown route',
  SPEC111: 'Unknown route parameter',
  SPEC112: 'Unknown icon',
  SPEC113: 'Unknown placeholder in a text',
  SPEC114: 'A computed field without code',
  SPEC115: 'Nothing in the code has this name',
  SPEC116: 'An operation without a rule',
  SPEC117: 'Unknown language',
  SPEC118: 'Unknown scope',
  SPEC119: 'An entry that the sidebar does not have',
  SPEC120: 'A policy test speaks of what there is not',
  SPEC121: 'Unknown event',
  SPEC201: 'Two routes have the same or an ambiguous path',
  SPEC202: 'A redirect leads to nothing',
  SPEC203: 'Redirects lead in a circle',
  SPEC204: 'No role reaches the route',
  SPEC205: 'A menu entry leads where its viewers may not go',
  SPEC206: 'A grant that nothing uses',
  SPEC207: 'A column that readers of the screen may not read',
  SPEC208: 'A screen that no route opens',
  SPEC209: 'Two routes get the same id',
  SPEC210: 'An entity that nothing uses',
  SPEC211: 'Roles and a permission side by side',
  SPEC212: 'Records that nobody may create',
  SPEC213: 'Records that require one another',
  SPEC214: 'Scopes that name one another in a circle',
  SPEC215: 'A scope that nothing names',
  SPEC216: 'A list of roles that has or needs a name',
  SPEC217: 'What holds without being said',
  SPEC218: 'A reference whose end nobody decided',
  SPEC230: 'A grant that makes no difference',
  SPEC301: 'A required field can be hidden',
  SPEC302: 'The expression does not type-check',
  SPEC303: 'A condition does not fit its field',
  SPEC304: 'A default does not fit its field',
  SPEC305: 'A filter does not fit its entity',
  SPEC306: 'An expression compares an enumeration with what is none of its values',
  SPEC307: 'Limits that do not fit',
  SPEC308: 'Fields are shown in a circle',
  SPEC309: 'A field hides itself',
  SPEC310: 'A field type that contradicts itself',
  SPEC311: 'An automation does not fit what it follows',
  SPEC312: 'What a field depends on does not fit it',
  SPEC320: 'A condition in an old spelling',
  SPEC401: 'A translation is missing',
  SPEC402: 'A translation is of an older text',
} as const;

export type DiagnosticCode = keyof typeof diagnosticCodes;
