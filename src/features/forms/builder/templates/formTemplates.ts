import type { ColumnKind } from '#domain/forms/columns/tableColumns.ts';
import { TEAM_FACT } from '#domain/forms/teamTable.ts';
import type templateTexts from '../../../../../locales/en/formTemplates.json';

/** Names a text of a template, written in every language. */
export type TemplateText = keyof typeof templateTexts;

/** A question of a template; its texts are named by their keys. */
export interface TemplateElement {
  readonly questionType: string;
  readonly label: TemplateText;
  readonly isRequired?: boolean;
  readonly limits?: readonly [min: number, max: number];
  readonly options?: readonly TemplateText[];
  /** What the cells of columns are that take no texts. */
  readonly columnKinds?: Partial<Record<TemplateText, ColumnKind>>;
  readonly hasOther?: boolean;
  /** Whoever fills in the table adds rows to it. */
  readonly canAddRows?: boolean;
  /** The fact of the startup that the answers also are. */
  readonly fact?: string;
  /** Shown when another question of the template was answered with one of these options. */
  readonly shownWhen?: { readonly question: TemplateText; readonly options: readonly TemplateText[] };
}

const criterion = (label: TemplateText): TemplateElement => ({
  questionType: 'number_scale',
  label,
  isRequired: true,
  limits: [1, 5],
});

/** What each kind of form usually asks, to begin with. */
export const formTemplates: Readonly<Record<string, readonly TemplateElement[]>> = {
  application: [
    { questionType: 'section', label: 'company' },
    { questionType: 'text', label: 'tagline', isRequired: true, limits: [1, 160], fact: 'tagline' },
    { questionType: 'text_long', label: 'problem', isRequired: true, fact: 'description' },
    {
      questionType: 'select_radio',
      label: 'stage',
      isRequired: true,
      options: ['stageIdea', 'stagePrototype', 'stageCustomers', 'stageGrowing'],
    },
    {
      questionType: 'number',
      label: 'customers',
      shownWhen: { question: 'stage', options: ['stageCustomers', 'stageGrowing'] },
    },
    { questionType: 'text_link', label: 'website', fact: 'website' },
    { questionType: 'section', label: 'team' },
    {
      questionType: 'table',
      label: 'teamTable',
      options: ['name', 'email', 'role'],
      columnKinds: { email: 'email' },
      canAddRows: true,
      fact: TEAM_FACT,
    },
    { questionType: 'file', label: 'deck' },
  ],
  evaluation: [
    criterion('market'),
    criterion('product'),
    criterion('teamJudged'),
    criterion('traction'),
    { questionType: 'text_long', label: 'reasons', isRequired: true },
    { questionType: 'select_radio', label: 'recommendation', options: ['recAccept', 'recInterview', 'recReject'] },
  ],
  feedback: [
    { questionType: 'number_scale', label: 'recommend', isRequired: true, limits: [0, 10] },
    { questionType: 'text_long', label: 'helped' },
    { questionType: 'text_long', label: 'better' },
  ],
  survey: [
    {
      questionType: 'select_radio',
      label: 'satisfied',
      isRequired: true,
      options: ['very', 'rather', 'hardly', 'notAtAll'],
    },
    {
      questionType: 'select_checkbox',
      label: 'needs',
      options: ['needFunding', 'needCustomers', 'needProduct', 'needPeople'],
      hasOther: true,
    },
    { questionType: 'text_long', label: 'anythingElse' },
  ],
  coaching: [
    { questionType: 'text_long', label: 'talked', isRequired: true },
    { questionType: 'text_long', label: 'agreed' },
    { questionType: 'number_scale', label: 'useful', limits: [1, 5] },
    { questionType: 'date', label: 'nextMeeting' },
  ],
  categorization: [
    {
      questionType: 'select_radio',
      label: 'whoPays',
      isRequired: true,
      options: ['paysPeople', 'paysCompanies', 'paysPublic', 'paysNobody'],
    },
    { questionType: 'number', label: 'fullTime', isRequired: true },
  ],
  assessment: [
    criterion('market'),
    criterion('product'),
    criterion('teamJudged'),
    criterion('traction'),
    { questionType: 'text_long', label: 'reasons' },
    {
      questionType: 'select_checkbox',
      label: 'needsJudged',
      options: ['needFunding', 'needCustomers', 'needProduct', 'needPeople'],
      hasOther: true,
    },
  ],
};
