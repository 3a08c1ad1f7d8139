/** "I want to …": where a reader who has a wish begins. Each leads to a heading of the reference. */
export interface Want {
  readonly want: string;
  readonly how: string;
  /** Page and heading. */
  readonly page: string;
  readonly heading?: string;
}

export const wants: Readonly<Record<string, readonly Want[]>> = {
  'What is stored': [
    {
      want: 'add a kind of record',
      how: '`npm run spec -- new entity Perk` writes entity, form, screen, route and menu entry; then give it fields.',
      page: 'verbs.md',
      heading: 'new',
    },
    {
      want: 'add a field',
      how: 'A line under `fields:` of the entity, and its name in forms and columns.',
      page: 'entities.md',
      heading: 'Field',
    },
    {
      want: 'require a field',
      how: '`required: true` on the field; a form can only ask for more.',
      page: 'entities.md',
      heading: 'Field',
    },
    {
      want: 'require a field only sometimes',
      how: '`requiredWhen: { status: missed }`, a condition on other fields of the record.',
      page: 'entities.md',
      heading: 'Field',
    },
    {
      want: 'settle a value once something is so',
      how: '`readonlyWhen: { status: paid }`.',
      page: 'entities.md',
      heading: 'Field',
    },
    {
      want: 'calculate a column',
      how: "`calculate: 'allocated - used'`: numbers, texts and switches of the record, in CEL.",
      page: 'entities.md',
      heading: 'Field',
    },
    {
      want: 'count or add up what belongs to a record',
      how: "`calculate: loans.size()`, `calculate: 'loans.filter(loan, loan.isOut).map(loan, loan.fine).sum()'`.",
      page: 'entities.md',
      heading: 'Field',
    },
    {
      want: 'refer to another record',
      how: '`{ type: ref, to: Startup, onDelete: cascade }`; `refs` for several.',
      page: 'entities.md',
      heading: 'Field',
    },
    {
      want: 'list what points here',
      how: '`{ type: many, to: Loan, by: book }`, or a tab with a table.',
      page: 'entities.md',
      heading: 'Field',
    },
    {
      want: 'offer a choice',
      how: 'An enumeration, and a field of `type: enum`.',
      page: 'enums.md',
      heading: 'Enumeration',
    },
    {
      want: 'add a value to a choice',
      how: 'A line under `values:`.',
      page: 'enums.md',
      heading: 'Enumeration: values',
    },
    { want: 'give a status a colour', how: '`tone:` on the value.', page: 'enums.md', heading: 'Enumeration: values' },
    {
      want: 'limit a length or a number',
      how: '`min:` and `max:` on the field.',
      page: 'entities.md',
      heading: 'Field',
    },
    {
      want: 'begin with a value',
      how: '`default:` on the field, also `$user`, `$now` or `$today`; or `preset:` of a table.',
      page: 'entities.md',
      heading: 'Field',
    },
    {
      want: 'take a field or an entity away',
      how: 'Delete it; `npm run spec -- migrate` says what becomes of its data.',
      page: 'verbs.md',
      heading: 'migrate',
    },
    {
      want: 'rename something',
      how: '`npm run spec -- rename field Startup.tagline slogan`; texts and stored data follow.',
      page: 'verbs.md',
      heading: 'rename',
    },
  ],
  'What is seen': [
    { want: 'add a column', how: 'A name in `columns:` of the table.', page: 'screens.md', heading: 'Table' },
    { want: 'hide a column at first', how: '`{ field: year, hidden: true }`.', page: 'screens.md', heading: 'Column' },
    {
      want: 'leave a column out for those who may not read it',
      how: '`whenReadable: true`.',
      page: 'screens.md',
      heading: 'Column',
    },
    { want: 'let a cell lead somewhere', how: '`link:` of the column.', page: 'screens.md', heading: 'Column' },
    { want: 'filter a list for good', how: '`where:` of the table.', page: 'screens.md', heading: 'Table' },
    { want: 'offer a filter', how: 'A name in `filters:`.', page: 'screens.md', heading: 'Table' },
    {
      want: 'add a tab over a list',
      how: '`tabs:` of the table, each with a `filter:`.',
      page: 'screens.md',
      heading: 'Table: tabs',
    },
    {
      want: 'show records as a board',
      how: '`board: { group: status }`.',
      page: 'screens.md',
      heading: 'Table: board',
    },
    { want: 'add a tab to a record’s page', how: '`tabs:` of the detail screen.', page: 'screens.md', heading: 'Tab' },
    { want: 'add a card to a dashboard', how: '`cards:` of the dashboard.', page: 'screens.md', heading: 'Card' },
    {
      want: 'put records into a calendar',
      how: '`sources:` of the calendar.',
      page: 'screens.md',
      heading: 'Calendar: sources',
    },
    {
      want: 'add a screen',
      how: '`npm run spec -- new screen Perk` writes a list and its route.',
      page: 'verbs.md',
      heading: 'new',
    },
    {
      want: 'add an address',
      how: 'A route; its menu entries and links follow from who may open it.',
      page: 'routes.md',
      heading: 'Route',
    },
    { want: 'keep an old address working', how: 'A line in `spec/routes/redirects.yaml`.', page: 'redirects.md' },
    {
      want: 'add a menu entry',
      how: 'A line in `spec/menus/sidebar.yaml`; other menus take it with `from:`.',
      page: 'menus.md',
      heading: 'Entry',
    },
    {
      want: 'change what a list says when it is empty',
      how: '`empty:` and `emptyHint:`.',
      page: 'screens.md',
      heading: 'Table',
    },
  ],
  'What is asked for': [
    { want: 'add a field to a form', how: 'A name in `fields:` of the form.', page: 'forms.md', heading: 'Form' },
    {
      want: 'show a field only sometimes',
      how: '`visible:` with an expression.',
      page: 'forms.md',
      heading: 'Form field',
    },
    { want: 'group fields under a heading', how: '`group:` on each of them.', page: 'forms.md', heading: 'Form field' },
    { want: 'explain a field', how: '`help:`.', page: 'forms.md', heading: 'Form field' },
    { want: 'change what the button says', how: '`submit:` of the form.', page: 'forms.md', heading: 'Form' },
    {
      want: 'enter a field in another way',
      how: '`as:` on the field, or `type:` in the form.',
      page: 'fields.md',
      heading: 'Field type',
    },
  ],
  'Who may do what': [
    {
      want: 'open or close a page',
      how: '`allow:` of the route; `npm run spec -- diff HEAD` says what that opens.',
      page: 'routes.md',
      heading: 'Guard',
    },
    {
      want: 'hide a button',
      how: 'It follows from the rule of what it does: `access:` of the entity, or the permission.',
      page: 'entities.md',
      heading: 'Rule',
    },
    {
      want: 'let people see only their own records',
      how: '`where:` of the rule, with something of the reader.',
      page: 'conditions.md',
      heading: 'Of the reader, in rules',
    },
    { want: 'hide one field from some', how: '`read:` of the field.', page: 'entities.md', heading: 'Field' },
    {
      want: 'add a role',
      how: 'A line under `roles:`, then its groups and grants.',
      page: 'roles.md',
      heading: 'Role: roles',
    },
    {
      want: 'add a permission',
      how: '`npm run spec -- new permission PERKS:EDIT`, then name it where it decides.',
      page: 'verbs.md',
      heading: 'new',
    },
    {
      want: 'grant a permission for assigned records only',
      how: '`grants: { Mentor: ASSIGNED }`, and `assigned:` in the rule.',
      page: 'permissions.md',
      heading: 'Permission',
    },
    {
      want: 'switch an area off',
      how: '`feature:` on the entity, the route or the field.',
      page: 'features.md',
      heading: 'Features',
    },
    {
      want: 'know why somebody may not open a page',
      how: '`npm run spec -- explain /startups --role Mentor`.',
      page: 'verbs.md',
      heading: 'explain',
    },
    {
      want: 'know who reaches an entity',
      how: '`npm run spec -- access --entity Startup`.',
      page: 'verbs.md',
      heading: 'access',
    },
    {
      want: 'be sure that a promise stays kept',
      how: 'A policy test in `spec/access/*.test.yaml`.',
      page: 'policies.md',
    },
  ],
  'What is said': [
    {
      want: 'change a label',
      how: '`label:`; the translations then wait to be looked at.',
      page: 'diagnostics.md',
      heading: 'SPEC402',
    },
    {
      want: 'translate what is missing',
      how: '`npm run spec -- translate`, as a table, JSON or XLIFF.',
      page: 'verbs.md',
      heading: 'translate',
    },
    {
      want: 'use the organisation’s word for startup',
      how: '`{{startup}}` and `{{startups}}` in a label.',
      page: 'diagnostics.md',
      heading: 'SPEC113',
    },
    {
      want: 'add a language',
      how: 'A line in `languages: interface`, and a folder in `locales/`.',
      page: 'app.md',
      heading: 'Product: languages: interface',
    },
    {
      want: 'change a number of the requirements',
      how: 'Its constant in `spec/app.yaml`.',
      page: 'app.md',
      heading: 'Product: constants',
    },
  ],
  'What follows by itself': [
    {
      want: 'remind somebody three days after a date',
      how: '`when: { record: Loan, date: dueOn, after: 3d }`, and a step that tells them.',
      page: 'automations.md',
      heading: 'Date',
    },
    {
      want: 'let people change many records at once',
      how: '`actions:` of a table: a label, what is set, and `when` it is offered.',
      page: 'screens.md',
      heading: 'Action',
    },
    {
      want: 'let a button run an operation of the API',
      how: "`run: { operation: extendLoan, with: { loanId: '{_id}' } }` in an action of a table or a page, and `undo:` where something takes it back.",
      page: 'screens.md',
      heading: 'Operation to run',
    },
    {
      want: 'give somebody a task when something happens',
      how: '`when: BookLent`, a condition under `if:`, and a step `task`.',
      page: 'automations.md',
      heading: 'Step: task',
    },
    {
      want: 'set a field when something happens',
      how: 'A step `set`, with the part of the event that is the record.',
      page: 'automations.md',
      heading: 'Step: set',
    },
    {
      want: 'know what an automation would have done',
      how: 'Try it at /admin/configuration/automations, where it is switched off too.',
      page: 'automations.md',
    },
  ],
  'How it hangs together': [
    { want: 'see which records refer to which', how: 'The map of entities.', page: 'map.md', heading: 'Entities' },
    {
      want: 'see which ways lead from a screen',
      how: 'The map of screens, or `npm run spec -- graph startups.list`.',
      page: 'map.md',
      heading: 'Screens',
    },
    { want: 'see what follows from what happens', how: 'The map of events.', page: 'map.md', heading: 'Events' },
    { want: 'understand a message of the compiler', how: '`npm run spec -- explain SPEC207`.', page: 'diagnostics.md' },
  ],
};
