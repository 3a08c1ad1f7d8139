import type { FileTexts } from './FileTexts.ts';

export const fileArabic: FileTexts = {
  metricCategories: ['المالية', 'العملاء', 'الفريق'],
  metrics: {
    revenue: { title: 'الإيراد الشهري', description: 'ما صدرت به فواتير خلال الشهر دون ضرائب.' },
    burn: { title: 'المصروفات الشهرية', description: 'كل ما أُنفق خلال الشهر.' },
    customers: { title: 'العملاء الدافعون', description: 'عملاء لديهم فاتورة مدفوعة واحدة على الأقل.' },
    users: { title: 'المستخدمون النشطون', description: 'من استخدموا المنتج خلال الشهر.' },
    churn: { title: 'معدل التسرب', description: 'نسبة العملاء الذين غادروا خلال الشهر.' },
    employees: { title: 'حجم الفريق', description: 'العاملون في الشركة، والدوام الجزئي يُحتسب جزئيًا.' },
    runway: { title: 'مدة الكفاية المالية', description: 'عدد الأشهر قبل نفاد المال.' },
    nextRound: { title: 'جولة التمويل القادمة', description: 'الموعد المتوقع لإغلاق الجولة القادمة.' },
  },
  categorization: {
    HasFreeUsers: 'هل لمنتجكم مستخدمون مجانيون؟',
    IsGeneratingSales: 'هل تحقق شركتكم مبيعات؟',
    RecurringRevenueModel: 'هل لديكم نموذج إيرادات متكررة؟',
    ServiceIsLive: 'هل منتجكم أو خدمتكم متاحة فعليًا؟',
  },
  notes: [
    'التقينا بالفريق، وهم على وشك توقيع أول عميل كبير.',
    'صفحة الأسعار الجديدة متاحة والانطباعات الأولى جيدة.',
    'تأجل الإطلاق أسبوعين لإكمال المراجعة الأمنية.',
  ],
  privateComments: ['المؤسسون مختلفون حول الجولة القادمة، ويحسن الحديث معهم.', 'المصروفات تنمو أسرع مما يُعلن.'],
  feedback: ['أصبح عرضكم أوضح بكثير. ابدأوا بالعميل.', 'الأرقام في الشريحة السادسة لا تطابق ما تقدمونه.'],
  sessions: [
    { name: 'ورشة التسعير', topics: ['التسعير', 'المبيعات'] },
    { name: 'مراجعة رسالة المستثمرين', topics: ['التمويل'] },
  ],
  sessionQuestion: 'ما الذي سيتغير بفضل هذه الجلسة؟',
  sessionAnswers: ['سنرفع السعر للعملاء الجدد.', 'سنكتب رسالة كل شهر.'],
  sessionChange: 'أُجّلت يومًا واحدًا',
  mails: [
    { subject: 'يوم العروض: موعدكم', content: 'ترتيبكم الثالث. نرجو إرسال الشرائح قبل يومين.' },
    { subject: 'أرقامكم الشهرية', content: 'تذكير بأن أرقام الشهر الماضي مطلوبة يوم الجمعة.' },
  ],
  plans: [
    {
      name: 'أول عشرة عملاء',
      goal: 'أن تدفع عشر شركات مقابل المنتج.',
      milestones: ['مقابلة 30 عميلًا محتملًا', 'توقيع تجربتين', 'إرسال أول فاتورة'],
    },
  ],
  documents: [
    { name: 'العرض التقديمي', category: 'pitch', file: 'pitch.pdf' },
    { name: 'النموذج المالي', category: 'finance', file: 'model.xlsx' },
    { name: 'عقد التأسيس', category: 'legal', file: 'articles.pdf' },
  ],
  connections: [
    { name: 'صندوق المرسى', kind: 'investor', contact: 'هند الكعبي' },
    { name: 'مستشفى الواحة', kind: 'customer', contact: 'سالم حداد' },
    { name: 'بلدية دبي', kind: 'partner', contact: 'ريم منصور' },
  ],
  assessments: ['فريق متكامل وقرارات سريعة.', 'سوق كبيرة لكنها مزدحمة.', 'نمو منتظم.'],
  fieldValues: ['نعم', '12', 'للتأكيد'],
  industries: ['الزراعة', 'المناخ', 'التعليم', 'الطاقة', 'المالية', 'الصحة', 'الخدمات اللوجستية', 'البرمجيات', 'السفر'],
  sections: [
    {
      name: 'البداية',
      description: 'ما ينبغي قراءته في الأسبوع الأول.',
      resources: [
        { title: 'كيف يسير البرنامج', summary: 'اثنا عشر أسبوعًا وأربع مراحل.', kind: 'page' },
        { title: 'من تسأل وعن ماذا', summary: 'أشخاص البرنامج ومواضيعهم.', kind: 'page' },
      ],
    },
    {
      name: 'التمويل',
      description: 'من المكالمة الأولى إلى التوقيع.',
      resources: [{ title: 'قائمة غرفة البيانات', summary: 'ما يطلبه المستثمرون.', kind: 'template' }],
    },
  ],
  resourceBody: 'تجمع هذه الصفحة أكثر ما تسأل عنه الفرق.',
  blueprint: {
    name: 'الإطار الأساسي',
    header: 'Noor Accelerator',
    footer: 'تصلك هذه الرسالة لأنك مشارك في أحد برامج نور.',
  },
  templates: [
    {
      name: 'دعوة',
      kind: 'invitation',
      subject: 'دعوة إلى {organisation}',
      body: 'مرحبًا {firstName}،\n\nاتبع الرابط لاختيار كلمة مرور.',
    },
    {
      name: 'الأرقام الشهرية',
      kind: 'reminder',
      subject: 'أرقامكم عن {month}',
      body: 'مرحبًا {firstName}،\n\nنرجو تعبئة أرقام {startup} قبل الجمعة.',
    },
  ],
  contentTemplates: [{ name: 'التوقيع', content: 'مع أطيب التحيات\nفريق نور' }],
  incubatorPlans: [
    { name: 'ما قبل التسريع', description: 'ستة أسابيع من الفكرة إلى أول عميل.' },
    { name: 'التسريع', description: 'اثنا عشر أسبوعًا مع إرشاد أسبوعي.' },
  ],
  costsLabel: 'المصروفات الشهرية شاملة الرواتب',
  metricNote: 'كما ورد',
  skipReason: 'كانت الشركة لا تزال قيد التأسيس',
};
