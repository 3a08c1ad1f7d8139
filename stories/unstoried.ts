/** Component files without a look of their own, and why no story draws them. All others must have a story. */
export const unstoried: Readonly<Record<string, string>> = {
  'src/features/events/registration/OwnHoursNote.tsx':
    'What a host reads of missing hours: four stories of EventAboutTab draw it.',
  'src/screens/table/actions/RowMenu.tsx': 'The dots of a row: the story InvitationExpired of TableScreen opens them.',
  'src/screens/table/actions/RowActionsMenu.tsx': 'What they open there.',
  'src/features/coaching/session/evaluation/HowItWas.tsx':
    'What the story HowItWas of Session shows of the tab Evaluation.',
  'src/features/coaching/requests/MentorRefused.tsx':
    'What the tab Meet is of a mentor who would refuse: the stories DoesNotFit and MentorHasEnough.',
  'src/features/auth/invitation/RenewInvitation.tsx':
    'The way on from an invitation that has run out: the story InvitationExpired of LinkPages.',
  'src/ui/meetings/Declining.tsx':
    'What MeetingAnswers and AnswerRequestPage open: the stories Answering and Declines write in it.',
  'src/screens/cells/Colour.tsx': 'A value of CellValue, whose stories show one.',
  'src/screens/detail/FieldGroup.tsx':
    'What a tab of DetailScreen shows: its stories draw it full, and with what is not filled in.',
  'src/forms/writing/PlainWriting.tsx':
    'What WritingField is for a moment, while its editor is on its way: stories type in it as they begin.',
  'src/forms/writing/TranslatedWritingWidgets.tsx': 'The fields that the stories of LettersInLanguages write in.',
  'src/forms/writing/WritingInLanguage.tsx': 'One language of them.',
  'src/forms/writing/MailPreview.tsx': 'What the story Previewed of LettersInLanguages opens.',
  'src/screens/batch/deciding/UndoLast.tsx': 'What the stories UndoneAfterItsPanel and TooLateToUndo of Batch draw.',
  'src/forms/questions/QuestionLabel.tsx':
    'The name of each question of QuestionForm, whose story OtherDirection reads it.',
  'src/forms/questions/pages/Refusal.tsx': 'What the story RefusedInSight of QuestionForm brings into sight.',
  'src/ui/upload/CutOffFile.tsx': 'What FileDrop says of a file that was cut off: the story CutOff of FileField.',
  'src/features/forms/shared/ClosedSurvey.tsx':
    'What SurveyPage is of a request that is closed: the story ClosedWhileWritten of TwoDevices.',
  'src/features/forms/shared/EndedLink.tsx':
    'What SharedFormPage is of a link that has ended: its story LinkWithdrawn.',
  'src/features/applications/NotTaken.tsx': 'What the story RoundPausedMeanwhile of a round’s form says.',
  'src/features/events/registration/GiveBack.tsx':
    'The way out of a session that is booked: the story Booked of EventSlots.',
  'src/features/events/people/AttendanceForm.tsx':
    'What EventAttendancePage shows once it has begun: its stories tick and save.',
  'src/features/tasks/panel/NextTasks.tsx': 'What the story NothingDueYet of DueTasksSection shows.',
  'src/features/applications/progress/interview/OtherTime.tsx':
    'What Interview opens: the story AsksForAnotherTime of Progress writes in it.',
  'src/features/applications/progress/Said.tsx': 'The sentence of ProgressCard, whose stories read it.',
  'src/features/applications/meeting/PlannedMeetings.tsx':
    'What MeetingTab shows first: its story IsPlannedAlready reads it.',
  'src/features/metrics/form/meanwhile/FigureConflictLine.tsx':
    'One line of FigureConflicts, whose stories choose in it.',
  'src/features/events/composer/series/ExtendForm.tsx':
    'What EventSeries opens: the story MoreOfASeries of Series adds dates with it.',
  'src/features/events/composer/series/FurtherDates.tsx': 'The dates that ExtendForm would make, in the same story.',
  'src/features/events/composer/series/SeriesDrafts.tsx':
    'What PublishStep says of other dates: stories of Series publish them too.',
  'src/features/startupFile/person/UserComment.tsx': 'One comment of UserComments, whose stories ask before it goes.',
  'src/features/startupFile/timeline/TimelineItems.tsx':
    'The items of StartupActivities and PersonTimeline, whose stories draw them.',
  'src/features/startupFile/person/PersonEvents.tsx': 'The events of PersonTimeline, whose story Some has one.',
  'src/features/events/composer/series/RepeatDays.tsx':
    'The days of RepeatForm: the story RepeatingOnSeveralDays of Series chooses some.',
  'src/features/coaching/matching/MentorCard.tsx':
    'One mentor of ProposedMentors and MatchMentors, whose stories show some.',
  'src/features/coaching/matching/AskForStartup.tsx': 'What the story AsksOnBehalf of MatchMentors opens and sends.',
  'src/forms/writing/KeptLine.tsx': 'What the story CommentKept of a comment that is left shows and uses.',
  'src/forms/writing/BeginWriting.tsx': 'What NoteComposer is until somebody goes to it: its story Waits shows it.',
  'src/features/applications/funnels/MappingField.tsx':
    'One field of StartupMappingTab, whose stories draw and choose some.',
  'src/features/coaching/session/CancelSession.tsx':
    'The button of SessionTop whose stories call a session off, and ask for another time once it is off.',
  'src/features/coaching/session/evaluation/AwaitedEvaluations.tsx':
    'What SessionEvaluationTab says of whom one waits for, in a story of its own.',
  'src/features/organisation/words/FindText.tsx':
    'The story of OwnWordsPage that says something otherwise finds it there.',
  'src/features/organisation/words/OwnWordForm.tsx':
    'What OwnWordsPage shows of a chosen text: its story writes in it.',
  'src/features/organisation/words/OwnWordRow.tsx': 'One row of OwnWordsPage, whose stories draw some.',
  'src/features/organisation/KeyedOption.tsx':
    'One choice of OwnWordsPage and of the pages that arrange: the story that finds a text chooses one.',
  'src/features/organisation/arrangement/ArrangementPage.tsx':
    'The frame of OwnMenusPage, OwnTablesPage and OwnFormsPage, whose stories draw it in each of its states.',
  'src/features/organisation/arrangement/ArrangePlace.tsx':
    'What OwnMenusPage arranges: its stories move and hide in it.',
  'src/features/organisation/arrangement/ArrangeRow.tsx': 'A row of OwnMenusPage, whose stories draw some.',
  'src/features/organisation/arrangement/forms/FieldParts.tsx':
    'What OwnFormsPage asks of one field: its story says help and a beginning in it.',
  'src/features/organisation/arrangement/forms/FormPreview.tsx':
    'The form beside OwnFormsPage, whose stories look for what was changed in it.',
  'src/features/organisation/arrangement/PlaceHistory.tsx':
    'The history of one place: the stories of OwnMenusPage open it and take a change back.',
  'src/features/organisation/words/WordHistory.tsx': 'The history of words: the story of OwnWordsPage opens it.',
  'src/features/organisation/overlay/OverlayHistory.tsx':
    'The drawer of both histories, which the stories of OwnMenusPage and OwnWordsPage open.',
  'src/features/organisation/history/HistoryList.tsx':
    'The list of all histories: the stories of PermissionsPage draw it full, empty and from right to left.',
  'src/features/organisation/file/ImportOverlay.tsx': 'The drawer that the stories of OverlayFileButtons open.',
  'src/features/organisation/file/ReadChanges.tsx':
    'What a file would change: the story of OverlayFileButtons that takes one in reads it.',
  'src/features/organisation/history/HistoryRow.tsx': 'A row of HistoryList, drawn with it.',
  'src/features/organisation/automations/AutomationCard.tsx':
    'One row of AutomationsPage, whose stories draw it on, off, failed and tried.',
  'src/features/organisation/permissions/PermissionMatrix.tsx':
    'The part of PermissionsPage whose stories draw it whole, compared, loading, failed and on a phone.',
  'src/features/organisation/permissions/SeeAsButton.tsx':
    'A button in the head of PermissionTable: the stories of PermissionsPage look for it.',
  'src/features/organisation/permissions/history/RoleHistory.tsx':
    'A view of PermissionsPage, whose stories draw it with changes, undone, dark, from right to left and empty.',
  'src/screens/cards/CardActionsMenu.tsx': 'The menu of CardActions: the stories of RecordCards open it.',
  'src/screens/cards/CardButtons.tsx': 'Buttons of CardActions, which the stories of RecordCards press.',
  'src/screens/cells/hover/StartupCard.tsx': 'What RecordHover shows; its stories draw it.',
  'src/screens/detail/header/ActionMenu.tsx': 'The menu of DetailActions, whose stories open it.',
  'src/ui/hover/HoverArea.tsx': 'What opens a hover card: the stories of UserHover and RecordHover rest on it.',
  'src/ui/hover/HoverCard.tsx': 'The frame of hover cards: the stories of UserHover and RecordHover draw it.',
  'src/ui/hover/HoverFact.tsx': 'A line of a hover card: the stories of UserHover and RecordHover draw it.',
  'src/ui/hover/HoverName.tsx': 'The head of a hover card: the stories of UserHover and RecordHover draw it.',
  'src/forms/FormFields.tsx': 'Draws what RecordForm shows: the stories of forms draw it.',
  'src/forms/widgets/lazyWidgets.tsx': 'Fetches widgets that have stories.',
  'src/screens/form/LazyRecordEditor.tsx': 'Fetches RecordEditor, which has stories.',
  'src/forms/writing/WritingEditor.tsx': 'The editor that WritingField fetches, which has stories.',
  'src/forms/writing/WritingWidgets.tsx': 'Puts WritingField into forms; its stories and those of field types draw it.',
  'src/forms/writing/parts/MentionList.tsx': 'A part of the editor: the story of a mention opens it.',
  'src/forms/writing/parts/PictureControl.tsx': 'A part of the editor: the story of a picture opens it.',
  'src/forms/writing/parts/VariableMenu.tsx': 'A part of the editor: the story of words to fill in opens it.',
  'src/forms/writing/parts/WritingToolbar.tsx': 'A part of the editor, in all of its stories.',
  'src/features/forms/builder/templates/TemplateButton.tsx':
    'A part of Canvas: the story of an empty form begins from it.',
  'src/features/forms/builder/settings/LanguagesTable.tsx': 'What Translations opens: its stories write in it.',
  'src/features/forms/shared/SharedForm.tsx': 'What SharedFormPage shows once its form is there: its stories fill it.',
  'src/features/forms/shared/Respondent.tsx': 'Two fields of SharedForm, shown by the same stories.',
  'src/features/forms/shared/ContinueElsewhere.tsx': 'The story of answers that are gone on with opens it.',
  'src/features/forms/builder/ImportChoice.tsx': 'What ImportButton opens: the story of taking over chooses in it.',
  'src/features/coaching/week/MeetingRow.tsx': 'A row of CoachWeek, whose stories draw one.',
  'src/features/applications/deciding/PhoneDecision.tsx': 'A part of DecisionBar, whose stories open it on a phone.',
  'src/features/applications/funnels/FunnelAddresses.tsx':
    'A part of FunnelOpeningTab, whose stories choose a source in it.',
  'src/features/forms/answers/ShareBars.tsx':
    'A part of QuestionCard: the stories of results draw it for choices and numbers.',
  'src/forms/questions/AnsweredFile.tsx': 'A value of AnswerList, whose stories show a file that was handed in.',
  'src/forms/questions/CellTable.tsx': 'What AnswerList and BlankForm draw tables with; their stories show it.',
  'src/features/forms/builder/settings/columns/ColumnSettings.tsx':
    'A part of the settings of a table, whose stories choose kinds of columns in it.',
  'src/features/forms/builder/settings/columns/ManyOptions.tsx':
    'What ColumnSettings opens for a list of options: the same stories.',
  'src/features/scoring/distribution/EvaluatorGroupFields.tsx':
    'A part of ShareOutDialog: the stories of the distribution by role and tag draw it.',
  'src/features/startupFile/assessment/AssessByForm.tsx':
    'What StartupAssessmentOverview opens: its stories fill it in.',
  'src/features/startupFile/assessment/CriteriaAverages.tsx':
    'A part of StartupAssessmentOverview, whose stories draw it.',
  'src/main.tsx': 'Starts the app.',
  'src/shell/App.tsx': 'Puts router and outlets together; the browser tests start it.',
  'src/shell/AppProviders.tsx': 'Only provides what layouts stand on.',
  'src/shell/own/OwnOutlet.tsx': 'Fetches MetricsPrompt and MetricsModal, which have stories, for whom they are.',
  'src/shell/account/OwnEntries.tsx': 'A part of AccountPanel, whose stories draw it.',
  'src/features/coaching/InviteToSession.tsx': 'A part of SessionInvitationsTab, whose stories draw it.',
  'src/shell/topbar/MenuNews.tsx': 'A part of TopBar, whose stories draw it.',
  'src/shell/topbar/OwnTools.tsx': 'A part of TopBar, whose stories draw it.',
  'src/shell/RootFrame.tsx': 'Sets the title and the scroll position; draws the page of the address.',
  'src/shell/SessionLimitOutlet.tsx': 'Fetches SessionLimitDialog, which has stories, when it is needed.',
  'src/ui/AppTheme.tsx': 'Every story is drawn inside it (stories/support/StoryFrame.tsx).',
  'src/features/availability/week/CopyDay.tsx': 'A part of WeekEditor, whose stories draw it in each of its states.',
  'src/features/availability/week/DayRow.tsx': 'A part of WeekEditor, whose stories draw it in each of its states.',
  'src/features/availability/week/FreeTimesPreview.tsx':
    'A part of WeekEditor, whose stories draw it in each of its states.',
  'src/features/availability/week/Habits.tsx': 'A part of WeekEditor, whose stories draw it in each of its states.',
  'src/features/availability/week/OtherDays.tsx': 'A part of WeekEditor, whose stories draw it in each of its states.',
  'src/features/availability/week/RangeFields.tsx':
    'A part of WeekEditor, whose stories draw it in each of its states.',
  'src/ui/meetings/MeetingAnswers.tsx':
    'The answering half of RequestCard and of a notification: their stories draw it.',
  'src/ui/meetings/OtherTime.tsx':
    'The half of RequestCard and AnswerRequestPage that proposes another time: their stories draw it.',
  'src/ui/rooms/useRoomOptions.tsx':
    'The options of RoomSelect and MeetingRoom: their stories draw rooms that are free and taken.',
  'src/features/fields/profile/profileFieldTabs.tsx': 'ProfileFields for each kind of record; its stories draw it.',
  'src/features/chat/ChatBox.tsx': 'A part of ChatPage, whose stories draw it in each of its states.',
  'src/features/chat/Conversation.tsx': 'A part of ChatPage, whose stories draw it in each of its states.',
  'src/features/chat/MessageList.tsx': 'A part of ChatPage, whose stories draw it in each of its states.',
  'src/features/chat/RoomList.tsx': 'A part of ChatPage, whose stories draw it in each of its states.',
  'src/features/forms/answers/NumberFacts.tsx': 'A part of QuestionCard, whose stories draw it.',
  'src/features/forms/answers/TableAnswers.tsx': 'A part of QuestionCard, whose stories draw it.',
  'src/features/forms/answers/TableRows.tsx': 'A part of QuestionCard, whose stories draw it.',
  'src/features/forms/answers/Texts.tsx': 'A part of QuestionCard, whose stories open and search it.',
  'src/features/applications/funnels/RoundItem.tsx': 'A part of RoundsTab, whose stories draw it.',
  'src/forms/questions/pages/MissingAnswers.tsx': 'A part of QuestionForm and ReviewPage, whose stories lead by it.',
  'src/ui/ordering/OrderMenu.tsx': 'A part of RoundsTab, whose stories open it.',
  'src/ui/ordering/SortableItem.tsx': 'A part of RoundsTab, whose stories move it.',
  'src/features/scoring/conflicts/ConflictForm.tsx': 'A part of FunnelConflicts, whose stories open it.',
  'src/features/scoring/conflicts/ConflictItem.tsx': 'A part of FunnelConflicts, whose stories draw it.',
  'src/features/scoring/conflicts/KnownApplicantsForm.tsx': 'A part of KnownApplicants, whose stories open it.',
  'src/features/scoring/conflicts/KnownFunnels.tsx': 'A part of KnownApplicants, whose stories open it.',
  'src/features/scoring/distribution/EvaluatorPicker.tsx': 'A part of FunnelDistribution, whose stories open it.',
  'src/features/scoring/distribution/LoadTable.tsx': 'A part of FunnelDistribution, whose stories open it.',
  'src/features/scoring/distribution/ShareOutDialog.tsx': 'A part of FunnelDistribution, whose stories open it.',
  'src/features/scoring/results/EvaluatorTable.tsx':
    'A part of ApplicationScores or FunnelRanking, whose stories draw it.',
  'src/features/scoring/results/PlaceFigures.tsx': 'Parts of PlaceExplained, whose stories draw them.',
  'src/features/scoring/results/RankingTable.tsx':
    'A part of ApplicationScores or FunnelRanking, whose stories draw it.',
  'src/forms/scores/GivenWords.tsx': 'A part of ScoresSideBySide, whose stories draw it.',
  'src/forms/scores/ScoreMatrix.tsx': 'A part of ScoresSideBySide, whose stories draw it.',
  'src/features/scoring/room/Rubric.tsx': 'A part of ScoringRoomPage, whose stories draw it in each of its states.',
  'src/features/scoring/room/RubricPane.tsx': 'A part of ScoringRoomPage, whose stories draw it in each of its states.',
  'src/features/scoring/room/ScoringDesk.tsx':
    'A part of ScoringRoomPage, whose stories draw it in each of its states.',
  'src/features/scoring/room/ScoringSaved.tsx':
    'A part of ScoringRoomPage, whose stories draw it in each of its states.',
  'src/features/scoring/room/AllDone.tsx': 'What ScoringRoomPage comes to, whose stories hand in the last one.',
  'src/features/scoring/room/SheetView.tsx': 'A part of ScoringRoomPage, whose stories draw it in each of its states.',
  'src/features/coaching/requests/HoursAwaited.tsx': 'A part of AskForMeeting, whose stories draw it.',
  'src/features/coaching/requests/MeetingFacts.tsx': 'A part of AgreedMeeting, whose stories draw it.',
  'src/features/coaching/requests/RequestOutcome.tsx': 'A part of AnswerRequestPage, whose stories draw it.',
  'src/features/coaching/requests/ToRequests.tsx':
    'A button of AnswerRequestPage and of what became of a request: its stories draw it.',
  'src/features/forms/shared/AnsweredSurvey.tsx': 'What the stories SentElsewhere of TwoDevices come to.',
  'src/features/forms/shared/SurveyBeside.tsx': 'The rating and the comment of a survey, whose stories give them.',
  'src/forms/questions/drafts/WrittenHere.tsx': 'What AnsweredSurvey shows of what was not sent.',
  'src/forms/questions/drafts/GoneAnswersLine.tsx':
    'What the story RoundOfNewVersion of FormPages reads above its form.',
  'src/features/forms/AnswersSent.tsx': 'What FillRoundPage comes to, whose stories send a round.',
  'src/features/coaching/session/evaluation/Evaluate.tsx': 'A part of SessionEvaluationTab, whose stories draw it.',
  'src/features/events/composer/series/LackingDates.tsx': 'What the story OneOfThemLacksSomething of Series lists.',
  'src/features/metrics/form/kept/KeptLine.tsx':
    'What stands above the form where figures are kept: the stories KeptFigures read it.',
};
