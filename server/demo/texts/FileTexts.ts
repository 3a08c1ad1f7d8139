/** What the startup files, the content and the settings of a demo tenant are written in. */
export interface FileTexts {
  readonly metricCategories: readonly string[];
  /** Title of each metric of `demoMetrics`, by its key. */
  readonly metrics: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  readonly categorization: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
  readonly privateComments: readonly string[];
  readonly feedback: readonly string[];
  readonly sessions: readonly { readonly name: string; readonly topics: readonly string[] }[];
  readonly sessionQuestion: string;
  readonly sessionAnswers: readonly string[];
  readonly sessionChange: string;
  readonly mails: readonly { readonly subject: string; readonly content: string }[];
  readonly plans: readonly { readonly name: string; readonly goal: string; readonly milestones: readonly string[] }[];
  readonly documents: readonly { readonly name: string; readonly category: string; readonly file: string }[];
  readonly connections: readonly { readonly name: string; readonly kind: string; readonly contact: string }[];
  readonly assessments: readonly string[];
  readonly fieldValues: readonly string[];
  readonly industries: readonly string[];
  readonly sections: readonly {
    readonly name: string;
    readonly description: string;
    readonly resources: readonly { readonly title: string; readonly summary: string; readonly kind: string }[];
  }[];
  readonly resourceBody: string;
  readonly blueprint: { readonly name: string; readonly header: string; readonly footer: string };
  readonly templates: readonly {
    readonly name: string;
    readonly kind: string;
    readonly subject: string;
    readonly body: string;
  }[];
  readonly contentTemplates: readonly { readonly name: string; readonly content: string }[];
  readonly incubatorPlans: readonly { readonly name: string; readonly description: string }[];
  /** What one startup's costs are called. */
  readonly costsLabel: string;
  readonly metricNote: string;
  /** Why a startup need not report a month. */
  readonly skipReason: string;
}
