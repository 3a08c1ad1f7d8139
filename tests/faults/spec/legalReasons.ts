import type { Mutant, Mutation } from './mutants.ts';

/** Why a change makes another spec that is right as well. */
interface Legal {
  readonly mutation: readonly Mutation[];
  /** Of the place, see `Mutant`. */
  readonly place: RegExp;
  readonly reason: string;
}

const rules = '(?:access\\.\\w+|fields\\.\\*(?:\\.fields\\.\\*)?\\.(?:read|write))';
const conditions = `(?:entities: (?:${rules}\\[\\]\\.(?:where|assigned)|visibility\\.\\w+)|scopes: \\*\\.where)`;

export const legal: readonly Legal[] = [
  {
    mutation: ['unknown id'],
    place:
      /^(?:app: name|app: constants\.\*(?:\.value(?:\[\]|\.\w+)?|\.unit|\.source|\.about)?|app: languages\.interface\[\]\.label)$/,
    reason: 'A constant may be any text; the code that reads it is checked by its type.',
  },
  {
    mutation: ['wrong type'],
    place: /^app: constants\.\*(?:\.value(?:\[\]|\.\w+)?)?$/,
    reason: 'A constant may be a text, a list or a map; the code that reads it is checked by its type.',
  },
  {
    mutation: ['missing'],
    place:
      /^app: (?:constants\.\*(?:\.value(?:\[\]|\.\w+)|\.unit|\.source|\.about)?|languages\.(?:content|additions)\[\]|languages\.interface\[\](?:\.tag|\.rightToLeft)?)$/,
    reason: 'A product may have fewer constants and languages; code that reads one that is gone is told by its type.',
  },
  {
    mutation: ['unknown id'],
    place: /(?:^|[ .])(?:about|source|usedBy|drawnBy|unit)$/,
    reason: 'A note for people: any text is one.',
  },
  {
    mutation: ['unknown id'],
    place:
      /(?:[ .]|\])(?:label|title|help|description|empty|emptyHint|submit|group|name|one|many)$|^enums: \*\.values\.\*$|^(?:roles: (?:labels|categories)|features: (?:switches|planLimited))\.\*$/,
    reason: 'A text that people read; where it has translations they are found to be of the older text (SPEC402).',
  },
  {
    mutation: ['unknown id'],
    place:
      /^(?:routes: \[\]\.id|screens: \*\.(?:tabs\[\](?:\.pages\[\])?|cards\[\]|sources\[\])\.id|menus: (?:\[\]|\.children|\.extra)+\.name)$/,
    reason:
      'An id is chosen freely: what leads to its address is found (SPEC110), code that names it is told by its type.',
  },
  {
    mutation: ['wrong type'],
    place: /^enums: \*\.values\.\*$/,
    reason: 'A value that had settings may be its label alone.',
  },
  {
    mutation: ['missing'],
    place: /^entities: fields\.\*(?:\.fields\.\*)?\.as$/,
    reason: 'Without one it is entered as all fields of its type are.',
  },
  {
    mutation: ['unknown id'],
    place: /^entities: (?:single|plural|lookup\.\w+)$/,
    reason: 'A name in the API is chosen freely; documents with the old one are refused by the code generator.',
  },
  {
    mutation: ['unknown id', 'wrong type'],
    place: new RegExp(`^${conditions}(?:\\.(?:and|or)\\[\\]|\\.not)*\\.screen(?:\\.ne)?(?:\\[\\])?$`),
    reason: 'A field of free text is compared with a text.',
  },
  {
    mutation: ['wrong type'],
    place: /^screens: \*\.cards\[\]\.where\.message$/,
    reason: 'A text that has to be there may be compared with a text as well.',
  },
  {
    mutation: ['unknown id', 'wrong type'],
    place: /^entities: fields\.\*(?:\.fields\.\*)?\.default$/,
    reason:
      'A field of free text may begin with any text, one of JSON with anything; those of other types are found (SPEC304).',
  },
  {
    mutation: ['unknown id', 'doubled', 'missing'],
    place: /^fields: \*\.stories\.\w+(?:\[\](?:\.\w+)?)?$/,
    reason: 'What a story shows is typed by people: any value of the shape, once or twice.',
  },
  {
    mutation: ['unknown id', 'missing'],
    place:
      /^fields: \*\.schema\.(?:pattern|enum(?:\[\])?|format|minLength|maxLength|minimum|maximum|minItems|maxItems|uniqueItems|items(?:\..*)?|properties\..*|required(?:\[\])?|additionalProperties)$/,
    reason: 'A wider or another shape of a value is a shape too; its stories have to have it (SPEC310).',
  },
  {
    mutation: ['missing'],
    place:
      /(?:[ .]|\])(?:about|source|usedBy|drawnBy|unit|help|group|label|description|emptyHint|empty|submit|mask|input)$/,
    reason: 'A note, a label of its own or a heading is optional.',
  },
  {
    mutation: ['missing'],
    place: new RegExp(
      `^(?:entities: (?:${rules}(?:\\[\\])?|${rules}\\[\\]\\.(?:allow\\[\\]|where|assigned|feature)|visibility(?:\\.ALL)?)|${conditions}(?:\\..*|\\[\\].*)?)$`,
    ),
    reason:
      'Fewer rules, or one that asks for less, is a decision: `spec diff` says whom it opens or closes a door for.',
  },
  {
    mutation: ['missing'],
    place:
      /^entities: (?:feature|sort|plural|single|lookup|plan|filtering|filtering\.free\[\]|plan\.writes\[\]|indexes(?:\[\])*|operations(?:\[\])?|access\.\w+|fields\.\*(?:\.fields\.\*)?(?:\.(?:max|min|required|default|default\[\]|unique|search|sort|filter|readonly|hidden|feature|among|among\.\*(?:\[\])?|graphql|nameOf|from|from\[\]))?)$/,
    reason: 'A field, an operation or a setting less: whatever names it would be found.',
  },
  {
    mutation: ['missing'],
    place: /^enums: \*(?:\.values\.\*(?:\.tone|\.feature)?|\.groups|\.groups\.\*(?:\.values\[\])?|\.sameEverywhere)?$/,
    reason: 'A value, a group or a tone less: whatever names it would be found.',
  },
  {
    mutation: ['missing'],
    place: /^events: \w+(\.payload(\.\w+)?|\.source)?$/,
    reason:
      'An event, or what it carries, less or as another kind of value: whoever announces or follows it is told by its type.',
  },
  {
    mutation: ['missing'],
    place:
      /^forms: \*(?:\.entity|\.fields\[\](?:\.(?:field|name|type|required|visible|enum|entity|many|max|min|options(?:\..*)?))?)?$/,
    reason: 'A form may ask for less, or for what belongs to no entity.',
  },
  {
    mutation: ['missing'],
    place:
      /^screens: \*(?:\.(?:note|each|groupBy|columns\[\]|(?:facts|people)(?:\[\])?|filters(?:\[\])?|sort|where.*|preset.*|create|createAt|edit|views|board(?:\.\w+)*(?:\[\])?|status|image|parent|bar|filtering|goTo|record|tables(?:\[\])?|tabs(?:\[\])?|cards\[\]|sources\[\]).*)?$/,
    reason:
      'A screen may show less, group nothing, filter less, lead nowhere or not make records: what it needs is required.',
  },
  {
    mutation: ['missing'],
    place:
      /^menus: (?:\[\]|\.children|\.extra|\.without|\.name|\.label|\.icon|\.to|\.quickModal|\.lockedWithout|\.permission|\.roles)+(?:\[\])?$/,
    reason: 'An entry less, or one that is shown to more people: who may open its page is the business of the page.',
  },
  {
    mutation: ['missing'],
    place:
      /^routes: \[\](?:\.id|\.title|\.search(?:\.\*)?|\.allow\.(?:feature|flag|whenReadable(?:\[\])?|with(?:\.\*)?|roles|roles\[\]|permission|all\[\]|any\[\])|\.redirect\[\](?:\.roles(?:\[\])?)?)?$/,
    reason: 'A page less, or one that is open to more or fewer people: `spec diff` says to whom.',
  },
  {
    mutation: ['missing'],
    place: /^redirects: \*(?:\[\](?:\.roles(?:\[\])?)?)?$/,
    reason: 'An old address less is not served any more.',
  },
  {
    mutation: ['missing'],
    place:
      /^(?:fields: \*|permissions: \*\.(?:grants\.\*|criteria(?:\[\])?)|operations: \*(?:\.(?:allow\[\]|feature|permission|allow))?|roles: (?:groups\.\*|roles\.\*|categories\.\*|labels\.\*|labels)(?:\.(?:roles\[\]|assignable))?|features: (?:switches|flags|planLimited)\.\*(?:\.(?:type|switches\[\]))?)$/,
    reason:
      'Fewer field types, grants, roles or switches is a decision: `spec diff` says what it closes, and whatever names one is found.',
  },
  {
    mutation: ['missing'],
    place:
      /^automations: \*(?:\.feature|\.if|\.wait|\.once|\.when\.(?:before|after)|\.do\[\]\.(?:name|startup|due|about)|\.do\[\]\.complete\[\])?$/,
    reason: 'An automation may be unconditional, immediate or absent; what it does then is said by its tests.',
  },
  {
    mutation: ['missing'],
    place: /^automations: \*\.if\.\*(?:\.[\w.]+|\[\])+$/,
    reason: 'A condition with one part less is wider, and a condition as well.',
  },
  {
    mutation: ['unknown id', 'wrong type'],
    place:
      /^automations: \*\.if\.\*(?:(?:\.(?:or|and|not)(?:\[\])?)*\.(?:headline|bio|lastName|tagline|description|role\.type)(?:\[\])?)?$/,
    reason: 'Compared with a text, and any text may be that.',
  },
  {
    mutation: ['missing', 'unknown id', 'wrong type'],
    place: /^policies: (?:off|people|records|tests)/,
    reason:
      'A policy test may have fewer or other fixtures; whether its promises hold with them is tried by `spec test`.',
  },
  {
    mutation: ['missing'],
    place:
      /^(?:entities: fields\.\*\.(?:requiredWhen|readonlyWhen|calculate|pattern)|screens: \*\.actions(?:\[\](?:\.primary|\.when|\.allow|\.confirm|\.set\.\w+)?)?)$/,
    reason: 'A field or a table that asks for less; tests of the product say what it does.',
  },
  {
    mutation: ['missing'],
    place: /^screens: \*\.actions\[\]\.when\.\w+\[\]$/,
    reason: 'A condition with one value less is narrower, and a condition as well.',
  },
  {
    mutation: ['unknown id'],
    place: /^screens: \*\.actions\[\]\.(?:id|confirm)$/,
    reason: 'An id is chosen freely, and a question is a text that people read.',
  },
  {
    mutation: ['wrong type'],
    place: /^fields: \*\.stories\.Empty$/,
    reason: 'Writing that is empty may be nothing or a document without words; what no document is, is found.',
  },
  {
    mutation: ['wrong type', 'unknown id', 'missing', 'doubled'],
    place: /^fields: \*\.stories\.\w+(?:\[\]\.document)?\.(?:content|type)/,
    reason: 'Writing that a story shows: its words may be any; that it is writing at all is checked where it is drawn.',
  },
];

export function legalReason({ mutation, place }: Mutant): string | undefined {
  return legal.find((entry) => entry.mutation.includes(mutation) && entry.place.test(place))?.reason;
}
