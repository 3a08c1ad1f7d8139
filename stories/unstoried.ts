/** Component files without a look of their own, and why no story draws them. All others must have a story. */
export const unstoried: Readonly<Record<string, string>> = {
  'src/forms/FormFields.tsx': 'Draws what RecordForm shows: the stories of forms draw it.',
  'src/forms/widgets/lazyWidgets.tsx': 'Fetches widgets that have stories.',
  'src/screens/form/LazyRecordEditor.tsx': 'Fetches RecordEditor, which has stories.',
  'src/main.tsx': 'Starts the app.',
  'src/shell/App.tsx': 'Puts router and outlets together; the browser tests start it.',
  'src/shell/AppProviders.tsx': 'Only provides what layouts stand on.',
  'src/shell/MetricsOutlet.tsx': 'Fetches MetricsPrompt and MetricsModal, which have stories, for whom they are.',
  'src/shell/RootFrame.tsx': 'Sets the title and the scroll position; draws the page of the address.',
  'src/shell/SessionLimitOutlet.tsx': 'Fetches SessionLimitDialog, which has stories, when it is needed.',
  'src/ui/AppTheme.tsx': 'Every story is drawn inside it (stories/support/StoryFrame.tsx).',
};
