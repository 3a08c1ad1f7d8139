import type { DiagnosticCode } from './Diagnostic.ts';

/** What lies behind a code, for the reference and for `spec explain CODE`; the message itself says it of one place. */
export interface DiagnosticHelp {
  readonly cause: string;
  readonly cure: string;
}

const unknown = (what: string, where: string): DiagnosticHelp => ({
  cause: `A name is written that no ${what} has: mistyped, renamed, or not declared yet.`,
  cure: `Take the name that the message offers, or declare it in ${where}.`,
});

export const diagnosticHelp: Readonly<Record<DiagnosticCode, DiagnosticHelp>> = {
  SPEC001: {
    cause: 'The file can not be read as YAML: a tab, a bracket that is not closed, lines that are indented unevenly.',
    cure: 'Indent with two spaces, close every bracket, and keep one document in a file.',
  },
  SPEC002: {
    cause:
      'The file is YAML, but not of the shape of its kind: a key is not known, one is missing, or a value is of another kind.',
    cure: 'Compare it with the table of keys on the page of that kind of file.',
  },
  SPEC003: {
    cause: 'Two declarations of a kind have the same id, in one file or in two.',
    cure: 'Give one of them another id, or delete it.',
  },
  SPEC004: { cause: 'A list holds something twice.', cure: 'Delete one of the two.' },
  SPEC005: {
    cause: 'A name would collide with a word that the API, the database or the code has already.',
    cure: 'Choose another name; `label` still says to people what you like.',
  },
  SPEC006: {
    cause: 'A file lies in spec/ that nobody reads: it does not end in `.yaml`.',
    cure: 'Rename it, or move it out.',
  },
  SPEC007: {
    cause: 'An editor has saved the file in an old encoding.',
    cure: 'Save it as UTF-8, and look at its special characters.',
  },
  SPEC008: {
    cause: 'Every spec has a few files, without which there is no product to compile.',
    cure: 'Take it back from git, or write it.',
  },
  SPEC009: {
    cause: 'Two names differ in the spec, but are one in the code or the database that is made of it.',
    cure: 'Give one of them a name that differs by more than capitals and dashes.',
  },
  SPEC010: {
    cause: 'A file in locales/ is not valid JSON.',
    cure: 'Check quotes and commas there, or take the file back.',
  },
  SPEC101: unknown('role or role group', '[roles](roles.md)'),
  SPEC102: unknown('permission', '[permissions](permissions.md)'),
  SPEC103: unknown('switch, flag or plan-limited feature', '[features](features.md)'),
  SPEC104: unknown('entity', '[entities](entities.md)'),
  SPEC105: unknown('field of the entity', 'its [entity](entities.md)'),
  SPEC106: unknown('enumeration', '[enumerations](enums.md)'),
  SPEC107: unknown('screen of the kind that is needed', '[screens](screens.md)'),
  SPEC108: unknown('form', '[forms](forms.md)'),
  SPEC109: unknown('field type', '[types of form fields](fields.md)'),
  SPEC110: unknown('route', '[routes](routes.md)'),
  SPEC111: {
    cause:
      'A parameter in braces stands where nothing fills it: the path has none of that name, or the row no such field.',
    cure: 'Use a parameter of the path, or a field of the record.',
  },
  SPEC112: unknown('icon', '`src/ui/icons`, which an engineer does'),
  SPEC113: {
    cause: 'Double braces in a text stand for the organisation’s own words; only a few names are filled in.',
    cure: 'Write {{startup}}, {{startups}} or {{name}}, or no braces.',
  },
  SPEC114: {
    cause: 'A field is of type `computed`, and no code computes it.',
    cure: 'Ask an engineer for it, or store the field.',
  },
  SPEC115: {
    cause: 'The spec names a component, an operation, a widget or a guard that the code does not have.',
    cure: 'Take the name that the message offers, or ask an engineer for what is missing.',
  },
  SPEC116: {
    cause: 'The code offers an operation, and the spec does not say who may call it. The server would not start.',
    cure: 'Add a line in [operations](operations.md).',
  },
  SPEC117: unknown('language of the interface', '[the product](app.md)'),
  SPEC118: unknown('scope', '[scopes](scopes.md)'),
  SPEC119: unknown('entry of the sidebar', 'the [sidebar](menus.md)'),
  SPEC120: {
    cause:
      'A policy test names somebody or something that its file does not have, or a route or an operation that there is not.',
    cure: 'Take the name that the message offers, or add the person or the record; see [policy tests](policies.md).',
  },
  SPEC121: unknown('event', '[events](events.md)'),
  SPEC201: {
    cause: 'An address would open two pages.',
    cure: 'Delete one of the routes, or give it another path.',
  },
  SPEC202: { cause: 'An old address leads to one that nothing serves.', cure: 'Lead to a page that there is.' },
  SPEC203: { cause: 'Old addresses lead to one another without end.', cure: 'Let one of them lead to a page.' },
  SPEC204: {
    cause: 'What the route asks for is granted to no role, so that its page is dead.',
    cure: 'Grant the permission to a role, admit roles, or delete the route.',
  },
  SPEC205: {
    cause: 'An entry names roles of its own, and some of them may not open where it leads.',
    cure: 'Take `roles` out of the entry, which then follows from the route; or let them in there.',
  },
  SPEC206: {
    cause: 'A permission is granted, and nothing asks for it: the permissions page would lie.',
    cure: 'Ask for it in a route, a rule or an operation, or delete it.',
  },
  SPEC207: {
    cause: 'Roles may open the screen, and may never read what a column shows: it would always be empty.',
    cure: 'Let them read the field, take the column out, or write `whenReadable: true`.',
  },
  SPEC208: {
    cause: 'A screen is declared, and no way leads to it.',
    cure: 'Add a [route](routes.md) or a tab, or delete it.',
  },
  SPEC209: {
    cause: 'Ids of routes are made of their paths, and two paths give the same one.',
    cure: 'Give one of them an `id:`.',
  },
  SPEC210: {
    cause: 'An entity is stored, and nobody could ever see it.',
    cure: 'Show it on a screen, refer to it, or say with `usedBy:` what of the code uses it.',
  },
  SPEC211: {
    cause:
      'Roles and a permission stand side by side, and it does not say whether both are asked for or one is enough.',
    cure: 'Write `all:` or `any:`; a permission alone decides whatever the role.',
  },
  SPEC212: {
    cause: 'The API would have an operation that no role may use.',
    cure: 'Add a rule under `access:`, or list in `operations:` what there is.',
  },
  SPEC213: {
    cause: 'Each of the records needs the other first.',
    cure: 'Let one of the references be empty at first.',
  },
  SPEC214: { cause: 'A scope is explained by itself.', cure: 'Write out one of the conditions.' },
  SPEC215: { cause: 'A scope has a name that nobody uses.', cure: 'Use it, or delete it.' },
  SPEC216: {
    cause: 'The same roles are listed in several places, where one change would be forgotten.',
    cure: 'Make them a group in [roles](roles.md), and write its name.',
  },
  SPEC217: {
    cause: 'Something is said that follows from another declaration anyway, and would have to be changed twice.',
    cure: 'Take it out.',
  },
  SPEC218: {
    cause: 'A reference does not say what happens when the record that it leads to is deleted.',
    cure: 'Say `onDelete: cascade` for parts of it, `setNull` for what stays, `restrict` for what forbids it.',
  },
  SPEC230: {
    cause: 'A grant opens nothing to the role that another rule does not open to it already.',
    cure: 'Take the grant away, or narrow the other rule.',
  },
  SPEC301: {
    cause: 'A form could not be sent: a field has to be filled in that is not always there.',
    cure: 'Show it always, or do not require it.',
  },
  SPEC302: {
    cause: 'An expression (CEL) names what the form does not have, or yields no true or false.',
    cure: "Use fields of the form: `kind == 'other'`, `size > 3 && isOpen`.",
  },
  SPEC303: {
    cause:
      'A condition speaks of a field that is not stored, a value that the field can not have, or an operator that there is not.',
    cure: 'See [conditions](conditions.md).',
  },
  SPEC304: {
    cause: 'What new records begin with is no value of the field.',
    cure: 'Write a value that fits its type.',
  },
  SPEC305: {
    cause: 'A filter, a preset or a link of a screen speaks of a field, a value or a tab that there is not.',
    cure: 'Filter by fields that can be filtered by; see [conditions](conditions.md).',
  },
  SPEC306: {
    cause: 'An expression compares a field with a text that is none of its values: it would never hold.',
    cure: 'Take a value of the enumeration.',
  },
  SPEC307: {
    cause: 'No value could be within the limits.',
    cure: 'Swap them, or take out the one that does not belong.',
  },
  SPEC308: {
    cause: 'Fields of a form are each shown by the next: none ever would be.',
    cure: 'Show one of them always.',
  },
  SPEC309: { cause: 'A field decides whether it is shown itself.', cure: 'Ask for another field.' },
  SPEC310: {
    cause: 'A field type refuses every value, or the value of a story.',
    cure: 'Mend its limits or its story.',
  },
  SPEC311: {
    cause: 'An automation speaks of a part, of people or of a value that what it follows does not lead to.',
    cure: 'Take the name that the message offers; [events](events.md) say what each of them carries.',
  },
  SPEC312: {
    cause: 'A condition, a pattern or a calculation stands at a field that it can do nothing for.',
    cure: 'Take it out, or change the type of the field.',
  },
  SPEC320: {
    cause: 'Conditions were written otherwise once.',
    cure: 'Write it as the message says: equality needs no operator.',
  },
  SPEC401: {
    cause: 'A text of the spec is new, and some languages do not have it: people would read English.',
    cure: '`npm run spec -- translate` lists all that is missing, and takes it in as JSON or XLIFF.',
  },
  SPEC402: {
    cause: 'The English has changed since the translations were made.',
    cure: 'Change them where they need it, then `npm run spec -- translated KEY`.',
  },
};
