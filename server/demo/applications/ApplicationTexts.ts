import type { ColumnKind } from '#domain/forms/columns/tableColumns.ts';

/** What the applications and forms of a demo tenant are written in. */
export interface ApplicationTexts {
  readonly funnels: readonly { readonly name: string; readonly description: string }[];
  /** What visitors of a program's public page often ask. */
  readonly programQuestions: readonly { readonly question: string; readonly answer: string }[];
  /** Application, evaluation, meeting and decision round. */
  readonly rounds: readonly [string, string, string, string];
  readonly instructions: string;
  readonly instructionMail: { readonly subject: string; readonly body: string };
  readonly rejectionMail: { readonly name: string; readonly subject: string; readonly body: string };
  /** The two halves of a name of a venture. */
  readonly ventures: { readonly first: readonly string[]; readonly second: readonly string[]; readonly joint: string };
  readonly pitches: readonly string[];
  readonly comments: readonly string[];
  readonly verdicts: readonly string[];
  readonly reasons: readonly string[];
  readonly meeting: { readonly title: string; readonly location: string };
  readonly assignmentNote: string;
  readonly forms: readonly DemoForm[];
  readonly feedback: readonly { readonly title: string; readonly message: string }[];
  readonly feedbackComments: readonly string[];
  readonly longAnswer: string;
  /** By which startups are assessed, and what assessors write with it, one for each time. */
  readonly assessment: { readonly form: DemoForm; readonly remarks: readonly [string, string, string] };
}

export interface DemoForm {
  readonly title: string;
  readonly description: string;
  readonly kind: string;
  readonly status: string;
  readonly questions: readonly DemoQuestion[];
}

export interface DemoQuestion {
  readonly type: string;
  readonly label: string;
  readonly description?: string;
  readonly choices?: readonly string[];
  /** What points of a scale mean. */
  readonly anchors?: Readonly<Record<number, string>>;
  /** Of a table: a cell of each is one of `columnKinds`. */
  readonly columns?: readonly DemoColumn[];
  /** Each branch of a tree with its leaves. */
  readonly tree?: Readonly<Record<string, readonly string[]>>;
}

export interface DemoColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly choices?: readonly string[];
  /** What applicants write, row by row; days are counted from today. */
  readonly cells?: readonly string[];
}
