/** Lists of the two requirement texts, to be compared with the spec and the schema. The names stand as they are there. */

/** 000 §2 and 001 §2: every address, with `{…}` for parameters. */
export const addresses: readonly string[] = `
/login /forgotpassword /reset/{t} /acceptinvitation /confirmIncubatorEmail /validate/{t} /welcome /account/confirmation
/auth/callback /auth/url /file /leads/transfer/{id} /coaching/invitation/{id}/cancel-meeting /share/forms/{uuid}
/download/forms/{uuid} /application/{id}/forms/{round}/fill /incubator-not-found /error /internal/components
/application/new /apply/program/{slug}
/ /home /account /profile /profile/{id}/show /profile/{id}/timeline /profile/{id}/feedback /profile/{id} /calendar
/calendar/sync /availability /availability/weekly
/application/confirmation /applications /application/{id} /application/{id}/meeting /application/{id}/show
/application/{id}/activities /application/{id}/form
/community /startup/file /startup/file/tasks /startup/{id}/file /startup/{id}/file/activities /startup/{id} /startup
/startup/timeline/{id} /startup/milestones/{id} /startup/milestones/{id}/plan/{planId} /startup/{id}/timeline
/startups /startups/management /startups/programs /startups/mentors /startups/metrics /startups/profile
/coaching/invitation/expired /coaching/session/{startupId}/{coachingId} /coaching/session/{coachingId}
/tasks /tasks/users /tasks/startups /events /articles/management /emails /survey/{id} /feedback /forms/management
/forms/management/new /forms/management/{id}/edit /forms/management/form/{a}/compare/{b} /fields/customs
/profiles/{id}/builder /taxonomy/tags /admin/tags /admin/configuration /resources /resources/internal/{id}
/resources/section/{id} /courses/home /courses /courses/{id} /courses/{id}/courseware /courses/management
/courses/management/course/{id}/dashboard /courses/management/course/{id}/builder
/articles/management/article/{id} /setup/fields/{id} /setup/forms/{a}/compare/{b} /applications/funnels/{id}/builder
/emails/email/{id} /emails/templates/{id} /emails/management/email/{id}
/account/settings/coaching /admin/configuration/logs /applications/overview /applications/analytics
/applications/funnels/management /events/my-events /events/planning /events/unpublished
/startups/programs/evaluation-assignation /admin/configuration/users /community/people/assignation /feedback/management
/community/people/profile /startups/metrics/data-collection /startups/programs/incubator-plans
/startups/programs/startup-assignations /emails/management
/taxonomy/tags/user /taxonomy/tags/event /taxonomy/tags/forms /taxonomy/tags/mentortag /taxonomy/tags/startup
/taxonomy/tags/community /taxonomy/tags/application /taxonomy/tags/other /taxonomy/tags/skills /taxonomy/tags/topic
/setup/tags/mentortag /setup/tags/startup /setup/tags/user /setup/tags/community /setup/tags/application
/setup/tags/event /setup/tags/topic /setup/industries /setup/funnels /setup/profile-fields
/account/settings /account/settings/integrations /account/settings/security /account/settings/delete /account/exports
/admin/configuration/general /admin/configuration/domain /admin/configuration/mentormatching
/admin/configuration/branding /admin/configuration/metrics /admin/configuration/permissions
/admin/configuration/metadata /admin/configuration/roles /admin/configuration/plan /admin/configuration/industries
/emails/templates /emails/content-templates
/admin/startups /admin/programs /admin/programs/incubator-plans /admin/programs/evaluation-assignation
/admin/metrics/data-collection /admin/data-assets /admin/forms /admin/user-management /admin/user-management/mentors
/organization/feed /community/people /community/startups /applications-manager /coaching
/startup/{id}/file/tasks /startup/{id}/file/documents /startup/{id}/file/assessment /startup/{id}/file/analytics
/startup/{id}/file/company /startup/{id}/file/applications /startup/{id}/file/feedback /startup/{id}/file/milestones
/startup/{id}/file/export /startup/{id}/file/custom-fields /startup/{id}/file/assessment/overview
/startup/{id}/file/assessment/performance-overview /startup/{id}/file/assessment/evaluations
/events/{id} /events/{id}/edit
`
  .trim()
  .split(/\s+/);

/** 000 §6 "Permission key catalogue": what is granted, and the key that stands for it. */
export const permissionKeys: Readonly<Record<string, string>> = {
  'application view-all': 'APPLICATION/APPLICATION:VIEW_ALL',
  'application delete': 'APPLICATION/APPLICATION:DELETE',
  'application flow edit': 'APPLICATION/FLOW:EDIT',
  'application flow view': 'APPLICATION/FLOW:VIEW',
  'application download': 'APPLICATION/APPLICATION:DOWNLOAD',
  'application batch actions': 'APPLICATION/APPLICATION:BATCH_ACTIONS',
  'application filters': 'APPLICATION/APPLICATION:FILTERS',
  'application queue bar': 'APPLICATION/QUEUE_BAR:VIEW',
  'application decide round': 'APPLICATION/ROUND:DECIDE',
  'application dashboard': 'APPLICATION/DASHBOARD:VIEW',
  'application draft access': 'APPLICATION/DRAFT:ACCESS',
  'articles edit': 'ARTICLES:EDIT',
  'availability edit': 'AVAILABILITY:EDIT',
  'chat limit': 'CHAT:LIMIT',
  'chat user access': 'CHAT:USER_ACCESS',
  'coaching session delete': 'COACHING/SESSION:DELETE',
  'coaching session export': 'COACHING/SESSION:EXPORT',
  'course create': 'COURSES:CREATE',
  'course manage': 'COURSES:MANAGE',
  'email blueprint': 'EMAILS/BLUEPRINT:EDIT',
  'rejection email create': 'REJECTION_EMAIL:CREATE',
  'rejection email edit': 'REJECTION_EMAIL:EDIT',
  'evaluation assignation create': 'EVALUATION/ASSIGNATION:CREATE',
  'evaluation assignation edit': 'EVALUATION/ASSIGNATION:EDIT',
  'evaluation assignation view': 'EVALUATION/ASSIGNATION:VIEW',
  'event create': 'EVENT/EVENT:CREATE',
  'event edit': 'EVENT/EVENT:EDIT',
  'event delete': 'EVENT/EVENT:DELETE',
  'feedback request create': 'FEEDBACK/REQUEST:CREATE',
  'feedback request view': 'FEEDBACK/REQUEST:VIEW',
  'feedback request edit': 'FEEDBACK/REQUEST:EDIT',
  'feedback answer view': 'FEEDBACK/ANSWER:VIEW',
  'form create': 'FORM/FORM:CREATE',
  'form edit': 'FORM/FORM:EDIT',
  'funnel create': 'FUNNEL/FUNNEL:CREATE',
  'funnel edit': 'FUNNEL/FUNNEL:EDIT',
  'funnel delete': 'FUNNEL/FUNNEL:DELETE',
  'funnel view list': 'FUNNEL/LIST:VIEW',
  'industries view': 'INDUSTRIES:VIEW',
  'industries create': 'INDUSTRIES:CREATE',
  'industries edit': 'INDUSTRIES:EDIT',
  'industries startup add': 'INDUSTRIES/STARTUP:ADD',
  'industries startup remove': 'INDUSTRIES/STARTUP:REMOVE',
  'startup milestone create': 'STARTUP/MILESTONE:CREATE',
  'startup milestone edit': 'STARTUP/MILESTONE:EDIT',
  'metrics edit': 'METRICS/EDIT:VIEW',
  'saved views read': 'SAVED_VIEWS/VIEW:READ',
  'startup connections': 'STARTUP/CONNECTIONS:VIEW',
  'startup name edit': 'STARTUP/NAME:EDIT',
  'startup delete': 'STARTUP/STARTUP:DELETE',
  'startup file view': 'STARTUP/FILE:VIEW',
  'startup industry view': 'STARTUP/INDUSTRY:VIEW',
  'tags create': 'TAGS:CREATE',
  'tags view': 'TAGS:VIEW',
  'tags edit': 'TAGS:EDIT',
  'tags startup view': 'TAGS/STARTUP:VIEW',
  'tags user view': 'TAGS/USER:VIEW',
  'tags application view': 'TAGS/APPLICATION:VIEW',
  'tags startup add': 'TAGS/STARTUP:ADD',
  'tags startup remove': 'TAGS/STARTUP:REMOVE',
  'private comment in timeline': 'TIMELINE/PRIVATE_COMMENT:VIEW',
  'email thread metadata': 'EMAILS/THREAD_METADATA:VIEW',
  'user edit': 'USER/USER:EDIT',
  'user invite': 'USER/USER:INVITE',
  'user roles edit': 'USER/ROLES:EDIT',
  'user social media view': 'USER/SOCIAL_MEDIA:VIEW',
  'user industry view': 'USER/INDUSTRY:VIEW',
  'task delete': 'TASK/TASK:DELETE',
};

/** Enumerations of both texts: name in the schema → values. */
export const enumerations: Readonly<Record<string, string>> = {
  VisibilitySetting: 'ALL ASSIGNED NONE SELECTED',
  BusinessModel: 'B2B B2C B2B2C',
  UserStatus: 'Active Archived Denied Inactive Pending',
  ApplicationStatus:
    'draft ready_for_invitation ready_for_meeting under_review pending_decision accepted rejected delay_rejected',
  UnitType: 'PERCENTAGE MONETARY EMPLOYEE CUSTOMER USER SUBSCRIBER DATE MONTHS CUSTOM',
  PendingDataFormType: 'CATEGORIZATION METRICS',
  EventRegistrationStatus: 'ATTENDED EVENT_CANCELLED NO_SHOW REGISTERED',
  ExportStatus: 'COMPLETED ERROR FAILED IN_PROGRESS QUEUED',
  ExportFormat: 'csv xlsx',
  ExportType:
    'applications forms pdfs courseCohortReport event users mentors founders startupsManagement metrics portfolio',
  MentorMatchingAppointmentState: 'MEETING_SCHEDULED',
  InviteTarget: 'founder staff',
  VideoProvider: 'Teams Zoom',
  CalendarProvider: 'Google Microsoft',
  Recurrence: 'DAILY WEEKLY MONTHLY YEARLY',
  HourUnit: 'HOUR DAY',
  SessionType: 'ONE_ON_ONE SCHEDULED_COACHING_SESSION UNSCHEDULED_COACHING_SESSION',
  PublishingState: 'publishing success failure',
  MeetingRequestState: 'pending meeting_scheduled meeting_canceled',
  HourAllocationMetric: 'MINUTES_ALLOCATED MINUTES_PENDING MINUTES_USED',
  DecisionAction: 'accept delay_reject reject',
  SortDirection: 'ASC DESC',
  EventFeedView: 'CREATED_BY_ME FEED MY UNPUBLISHED',
  EventViewMode: 'CARD TABLE CALENDAR',
  FormFieldType:
    'text text_long text_link number number_scale select_checkbox select_dropdown select_radio select_multi_dropdown tree_single tree_multi date table file section heading sub_heading paragraph video custom_field calculated',
  TaskType:
    'normal avail availCoaching availApplication metrics availEventSpecific availEventCoaching evaluation coachingEvaluation completeUserProfile completeStartupProfile formSubmissionRequest hostAssignation',
};

/** Field lists of 000 §3 and 001 §3, as selections that the schema must know. */
export const selections: Readonly<Record<string, string>> = {
  'current user':
    '{ currentUser { _id fullName firstName lastName email createdAt avatar timezone status validated language info role { _id type label userAccess { roles visibilitySettings } startupAccess { visibilitySettings } } startups { _id } linkedCalendar profileCoachingMeetingSettings { defaultMeetingLocation } } }',
  'full profile':
    '{ user(id: "x") { headline phone bio wordFrom cover conferenceDataIntegration integratedVideoProviders country gender birthday locations expertise { _id } industries { _id } countryOrigin workStatus assignedStartups { _id } isLead tags { _id } programs { _id } chatNotification adminValidated } }',
  role: '{ user(id: "x") { role { _id type label permissions { key name permissionCriteria permissionCriteriaTypes } } } }',
  incubator:
    '{ incubator { _id id name slug description createdAt gtmId logo logoSquare whiteLogo currency timezone address defaultLanguage allowUserSelfDelete allowWriteInOptionInUserSkills incubatorSeo { active seoTitle seoDescription } incubatorTermsAndServices { url } incubatorCustomLoginTextAndLink { active text url buttonBackgroundColor buttonTextColor } generalEmail { address } supportEmail { address } startupNameAlternative { active label { language value } } planInfo { employeeCountLimit } loginProviders { provider enabled } brandPalette { sidebar login } apiBaseEndpoint featureFlags { course { enabled } } } }',
  'metric periods':
    '{ startupMetricDataForMetricForm(startupId: "x", date: "2026-01-01T00:00:00.000Z", includeFilledInData: true) { from to data { id value dateValue validations { dataId validation label } metadata { customLabel } metric { id name { language value } description { language value } trackingRecurrence { amount type } unitOfMeasure { unitType customName } category { id name } } } validations { dataId validation label } } }',
  categorization:
    '{ startupCategorization(categorizationId: "x") { id startup { _id } questions { key label value } } startupPendingDataForm(startupId: "x") { _id id initialCategorizationComplete pendingDataForm { id type date } } }',
  event:
    '{ incubatorEvent(id: "x") { _id eventType title description capacity image cover location { text link } conferenceData { url solution iconUri } hosts { _id fullName firstName lastName avatar headline email integratedVideoProviders conferenceDataIntegration role { _id label type } } status createdBy { _id } editPermission { _id } visibility { userRoles { is isNot } userTags { is { _id name } isNot { _id name } } startupTags { is { _id name } isNot { _id name } } startupPrograms { is { _id name } isNot { _id name } } } topics { _id name color } tags { _id name color } startTime endTime duration timeslotIncrement numberOfSessions oneOnOneDates { __typename } availability { method type mode } attachmentFiles { url _id pdfUrl name fileUrl fileType link } attachmentLinks { url _id pdfUrl name fileUrl fileType link } attendees { _id status registrationTime registrant { _id fullName email avatar role { _id } } bookingDetails { startTime endTime location sessionId externalCalendarEventId externalCalendarEvent { id summary description referenceType referenceId contextId contextType start end location conferenceProvider attendees organizer } } } isArchived noOfBookings calendarHost { _id } timezone registrationNoticePeriod { meetingRegistrationHasNoticePeriod periodValue periodUnit } ignoreHostsLinkedCalendar ignoreHourAllocation } }',
  timeline:
    '{ startupEvents(startupId: "x", eventType: ["x"]) { next results { _id eventType createdAt } } userEvents(userId: "x", eventType: ["x"]) { next results { _id } } }',
  'timeline item':
    '{ timelineEvent(id: "x") { _id eventType message isPublic isPinned isUpdate attr1 start end createdAt createdBy { _id } } }',
  question:
    '{ question(id: "x") { _id formId behavesAs questionType label description validations { __typename } options { value labels { language value } isWriteIn numericalValue } optionsDepth dependency { operator statements { action questionId operator values } } } }',
  'form answer': '{ formAnswer(id: "x") { questionId textValue numberValue arrayValue } }',
  task: '{ task(id: "x") { _id name dueDate url taskType createdBy { _id fullName } createdAt updatedAt isGroupTask startup { _id name } assignees { user { _id firstName lastName fullName avatar startups { _id name } } status done completedAt } } }',
  notifications:
    '{ paginatedNotifications { notifications { _id isRead createdAt message notificationStyle notification { _id url notificationType message } } meta { currentPage totalPages pageSize } unreadCount } unseenNotifications { count lastSeenTimestamp } }',
};

/** 000 §9 and 001 §9: name in `spec/app.yaml` → value. */
export const constantValues: Readonly<Record<string, unknown>> = {
  SESSION_LENGTHS_MIN: [15, 20, 30, 40, 45, 60, 75, 80, 90, 100, 105, 120],
  DATE_FORMATS: ['MM/dd/yy', 'dd/MM/yy', 'MMMM dd, yy', 'dd MMMM, yy'],
  BATCH_UPDATE_TYPES: [
    'VALIDATION_SUCCEEDED',
    'VALIDATION_FAILED',
    'INDIVIDUAL_APPLICATION_PROCESSING_SUCCEEDED',
    'INDIVIDUAL_APPLICATION_PROCESSING_FAILED',
    'INDIVIDUAL_STARTUP_PROCESSING_SUCCEEDED',
    'INDIVIDUAL_STARTUP_PROCESSING_FAILED',
    'INDIVIDUAL_USER_PROCESSING_SUCCEEDED',
    'INDIVIDUAL_USER_PROCESSING_FAILED',
    'PROCESSING_SUCCEEDED',
    'PROCESSING_PARTIALLY_SUCCEEDED',
    'PROCESSING_FAILED',
  ],
  MODAL_CLOSE_ANIMATION_MS: 300,
  CHUNK_LOAD_TIMEOUT_S: 120,
  DATE_FORMAT_DISPLAY: 'MMM DD, YYYY',
  BUSINESS_HOURS: { from: '07:00', to: '18:00' },
  ALL_HOURS: { from: '00:00', to: '23:59' },
  CURRENCIES:
    'AED AUD BDT BHD CAD CFA CHF CLP CNY EUR GBP GHS HKD INR JPY KES KOR KR KRW MUR MXN MYR NZD OMR PAN PEN QAR RUB SAR SGD TZS UAH UGX USD VND ZAR'.split(
      ' ',
    ),
  DEFAULT_CURRENCY: 'USD',
  FOUNDING_YEAR_FIRST: 1950,
  EXPORT_FORMATS: ['csv', 'xlsx'],
  DEFAULT_PAGE_SIZE: 25,
  DEFAULT_OFFSET: 0,
  NOTIFICATIONS_PAGE_SIZE: 16,
  NAVBAR_TASKS_PAGE_SIZE: 15,
  ALERT_DISMISS_MS: 7000,
  TOAST_DISMISS_MS: 10_000,
  CONFIRMATION_TOAST_DISMISS_MS: 5000,
  RETRY_FIRST_DELAY_MS: 3000,
  RETRY_MAX_DELAY_MS: 20_000,
  RETRY_MAX_ATTEMPTS: 6,
  WEBSOCKET_RETRIES: 10,
  BATCH_DISMISS_APPLICATIONS_MS: 5000,
  BATCH_DISMISS_STARTUPS_USERS_MS: 3000,
  USER_STATUS_SPELLINGS: {
    active: 'Active',
    pending: 'Pending',
    unactive: 'Inactive',
    archived: 'Archived',
    deny: 'Denied',
    deleted: 'Deleted',
  },
  MINIMUM_BROWSERS: { ios: 15, safari: 15, firefox: 93, chrome: 99, opera: 85 },
  AVATAR_LIST_COMPACT: 2,
  AVATAR_LIST_DEFAULT: 3,
  AVATAR_LIST_LARGE_MAX: 5,
  BADGE_MAXIMUM: 99,
  BREAKPOINT_MOBILE_PX: 576,
  BREAKPOINT_WIDE_PX: 768,
  CATEGORIZATION_QUESTIONS: ['HasFreeUsers', 'IsGeneratingSales', 'RecurringRevenueModel', 'ServiceIsLive'],
  CLOCK_REFRESH_MS: 1000,
  COLOR_BLUE: '#3B82F6',
  COLOR_GREEN: '#14B8A6',
  COLOR_ORANGE: '#F59E0B',
  COLOR_RED: '#dc2626',
  DEFAULT_STARTUP_LABEL: 'Startup',
  HOVER_CARD_CLOSE_DELAY_MS: 500,
  INFINITE_SCROLL_THRESHOLD: 0.2,
  LANGUAGE_COOKIE: 'lang_pref',
  LANGUAGE_PREFERENCE_DAYS: 60,
  LOADING_OPERATIONS: [
    'CreateApplicant',
    'ConfirmAccount',
    'CreateForm',
    'PublishInFormBuilder',
    'CreateCoachingSession',
    'DeleteStartupNoteInTimeline',
    'DeleteUserCommentInTimeline',
    'ConfirmIncubatorEmail',
    'DeleteUnconfirmedEmailAddressButton',
    'CategoryManagerUpdate',
    'ExportMetricReport',
    'FindOrCreateFunnelInstructionEmail',
  ],
  METRICS_PROMPT_SHOWN_KEY: 'metrics-prompt-shown',
  MY_TASKS_PAGE_SIZE: 15,
  NAVIGATION_ITEM_SPACING_PX: 16,
  NAVIGATION_REMEASURE_DELAY_MS: 500,
  RELATIVE_TIME_REFRESH_MS: 10_000,
  RETRY_NEVER_STATUS: [401, 403],
  SESSION_REFRESH_DEBOUNCE_MS: 500,
  SESSION_REFRESH_MS: 30_000,
  STORAGE_DARK_MODE: 'app-dark-mode',
  STORAGE_PREFIX: 'aa:',
  STORAGE_SIDEBAR_OPEN: 'default-layout-sidebar-open',
  STORAGE_TOKEN_KEY: 'accelerator-token',
  TASKS_DUE_WINDOW_DAYS: 1,
  TASK_PAST_TOLERANCE_MS: 86_400_000,
  TIME_FORMAT: 'hh:mm A',
  UNSEEN_REFETCH_DELAY_MS: 1000,
  UNSUPPORTED_BROWSERS: ['Internet Explorer'],
};

/** What the requirements leave to the product, as it was decided; `SESSION_MAXIMUM` by resolution Q25. */
export const decidedValues: Readonly<Record<string, unknown>> = {
  MAX_PAGE_SIZE: 100,
  SESSION_MAXIMUM: 5,
  SUPPORT_EMAIL: 'support@cohort.test',
  UNKNOWN_USER_EMAIL: 'unknown-user@cohort.test',
};
