/**
 * Texts of the mails the server sends by itself, in every interface language. `{name}` and `{incubator}` are filled in. One
 * long file because it is a table, a language after the other; its place is `locales` beside the texts of the screens.
 */
export type MailKind =
  | 'confirmEmail'
  | 'resetPassword'
  | 'leadTransfer'
  | 'invitation'
  | 'coachingInvitation'
  | 'emailChange';

export interface MailText {
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly action: string;
  readonly ignore: string;
}

type Texts = Readonly<Record<MailKind, MailText>>;

const en: Texts = {
  confirmEmail: {
    subject: 'Confirm your email for {incubator}',
    greeting: 'Hello {name},',
    body: 'please confirm that this is your email address.',
    action: 'Confirm email',
    ignore: 'If you did not sign up, you can ignore this message.',
  },
  resetPassword: {
    subject: 'Choose a new password for {incubator}',
    greeting: 'Hello {name},',
    body: 'somebody asked for a new password for your account. The link is good for two hours.',
    action: 'Choose a new password',
    ignore: 'If it was not you, you can ignore this message.',
  },
  leadTransfer: {
    subject: 'Go on with your application at {incubator}',
    greeting: 'Hello {name},',
    body: 'an application was started for you. Follow the link to take it over; it is good for two weeks.',
    action: 'Take over the application',
    ignore: 'If you know nothing of it, you can ignore this message.',
  },
  invitation: {
    subject: 'You are invited to {incubator}',
    greeting: 'Hello {name},',
    body: 'you have been invited. Choose a password to open your account; the link is good for two weeks.',
    action: 'Accept the invitation',
    ignore: 'If you know nothing of it, you can ignore this message.',
  },
  coachingInvitation: {
    subject: 'You are invited to “{subject}” at {incubator}',
    greeting: 'Hello {name},',
    body: 'you are invited to the coaching session “{subject}”. Answer the invitation when you are signed in. Should the session not be possible, you can call it off with this link until it begins.',
    action: 'Call the session off',
    ignore: 'If you come, there is nothing to do here.',
  },
  emailChange: {
    subject: 'Your e-mail address at {incubator} is being changed',
    greeting: 'Hello {name},',
    body: 'the address of your account is being changed to {address}. It counts once it is confirmed there. If this is not your wish, take the account back to this address: choose a new password with the link, which is good for 72 hours.',
    action: 'Take the account back',
    ignore: 'If it is your wish, there is nothing to do.',
  },
};

const texts: Readonly<Record<string, Texts>> = {
  en,
  ar: {
    confirmEmail: {
      subject: 'أكّد بريدك الإلكتروني لدى {incubator}',
      greeting: 'مرحبًا {name}،',
      body: 'يرجى تأكيد أن هذا هو عنوان بريدك الإلكتروني.',
      action: 'تأكيد البريد الإلكتروني',
      ignore: 'إذا لم تكن قد سجّلت، فيمكنك تجاهل هذه الرسالة.',
    },
    resetPassword: {
      subject: 'اختر كلمة مرور جديدة لدى {incubator}',
      greeting: 'مرحبًا {name}،',
      body: 'طُلبت كلمة مرور جديدة لحسابك. الرابط صالح لمدة ساعتين.',
      action: 'اختيار كلمة مرور جديدة',
      ignore: 'إذا لم تكن أنت من طلب ذلك، فيمكنك تجاهل هذه الرسالة.',
    },
    leadTransfer: {
      subject: 'تابِع طلبك لدى {incubator}',
      greeting: 'مرحبًا {name}،',
      body: 'بدأ أحدهم طلبًا باسمك. اتبع الرابط لتتولاه؛ الرابط صالح لمدة أسبوعين.',
      action: 'تولّي الطلب',
      ignore: 'إذا لم تكن تعرف شيئًا عنه، فيمكنك تجاهل هذه الرسالة.',
    },
    invitation: {
      subject: 'دعوة إلى {incubator}',
      greeting: 'مرحبًا {name}،',
      body: 'لقد تمت دعوتك. اختر كلمة مرور لفتح حسابك؛ الرابط صالح لمدة أسبوعين.',
      action: 'قبول الدعوة',
      ignore: 'إذا لم تكن تعرف شيئًا عنها، فيمكنك تجاهل هذه الرسالة.',
    },
    coachingInvitation: {
      subject: 'أنت مدعو إلى «{subject}» لدى {incubator}',
      greeting: 'مرحبًا {name}،',
      body: 'أنت مدعو إلى جلسة الإرشاد «{subject}». يمكنك الرد على الدعوة بعد تسجيل الدخول. إذا تعذّر عقد الجلسة، فيمكنك إلغاؤها عبر هذا الرابط حتى موعد بدئها.',
      action: 'إلغاء الجلسة',
      ignore: 'إذا كنت ستحضر، فلا يلزمك فعل أي شيء هنا.',
    },
    emailChange: {
      subject: 'يجري تغيير بريدك الإلكتروني لدى {incubator}',
      greeting: 'مرحبًا {name}،',
      body: 'يجري تغيير عنوان حسابك إلى {address}، ويُعتمد بعد تأكيده هناك. إذا لم يكن ذلك برغبتك، فأعد الحساب إلى هذا العنوان باختيار كلمة مرور جديدة عبر الرابط الصالح لمدة 72 ساعة.',
      action: 'استعادة الحساب',
      ignore: 'إذا كان ذلك برغبتك، فلا يلزمك فعل أي شيء.',
    },
  },
  de: {
    confirmEmail: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {incubator}',
      greeting: 'Guten Tag {name},',
      body: 'bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist.',
      action: 'E-Mail-Adresse bestätigen',
      ignore: 'Falls Sie sich nicht registriert haben, können Sie diese Nachricht ignorieren.',
    },
    resetPassword: {
      subject: 'Wählen Sie ein neues Passwort für {incubator}',
      greeting: 'Guten Tag {name},',
      body: 'für Ihr Konto wurde ein neues Passwort angefordert. Der Link ist zwei Stunden gültig.',
      action: 'Neues Passwort wählen',
      ignore: 'Falls Sie das nicht waren, können Sie diese Nachricht ignorieren.',
    },
    leadTransfer: {
      subject: 'Setzen Sie Ihre Bewerbung bei {incubator} fort',
      greeting: 'Guten Tag {name},',
      body: 'für Sie wurde eine Bewerbung begonnen. Über den Link übernehmen Sie sie; er ist zwei Wochen gültig.',
      action: 'Bewerbung übernehmen',
      ignore: 'Falls Sie davon nichts wissen, können Sie diese Nachricht ignorieren.',
    },
    invitation: {
      subject: 'Einladung zu {incubator}',
      greeting: 'Hallo {name},',
      body: 'du wurdest eingeladen. Wähle ein Passwort, um dein Konto zu öffnen; der Link gilt zwei Wochen.',
      action: 'Einladung annehmen',
      ignore: 'Wenn du nichts davon weißt, kannst du diese Nachricht ignorieren.',
    },
    coachingInvitation: {
      subject: 'Sie sind zu „{subject}“ bei {incubator} eingeladen',
      greeting: 'Guten Tag {name},',
      body: 'Sie sind zur Coaching-Sitzung „{subject}“ eingeladen. Beantworten Sie die Einladung, wenn Sie angemeldet sind. Falls die Sitzung nicht stattfinden kann, können Sie sie bis zu ihrem Beginn über diesen Link absagen.',
      action: 'Sitzung absagen',
      ignore: 'Wenn Sie teilnehmen, müssen Sie hier nichts tun.',
    },
    emailChange: {
      subject: 'Ihre E-Mail-Adresse bei {incubator} wird geändert',
      greeting: 'Guten Tag {name},',
      body: 'die Adresse Ihres Kontos wird auf {address} geändert. Sie gilt, sobald sie dort bestätigt ist. Falls Sie das nicht wünschen, holen Sie das Konto zu dieser Adresse zurück: Wählen Sie über den Link, der 72 Stunden gültig ist, ein neues Passwort.',
      action: 'Konto zurückholen',
      ignore: 'Wenn Sie es so wünschen, müssen Sie nichts tun.',
    },
  },
  es: {
    confirmEmail: {
      subject: 'Confirme su correo en {incubator}',
      greeting: 'Hola, {name}:',
      body: 'confirme que esta es su dirección de correo.',
      action: 'Confirmar correo',
      ignore: 'Si no se ha registrado, puede ignorar este mensaje.',
    },
    resetPassword: {
      subject: 'Elija una nueva contraseña para {incubator}',
      greeting: 'Hola, {name}:',
      body: 'se ha solicitado una nueva contraseña para su cuenta. El enlace es válido durante dos horas.',
      action: 'Elegir una nueva contraseña',
      ignore: 'Si no lo ha solicitado usted, puede ignorar este mensaje.',
    },
    leadTransfer: {
      subject: 'Continúe su solicitud en {incubator}',
      greeting: 'Hola, {name}:',
      body: 'se ha iniciado una solicitud para usted. Siga el enlace para hacerse cargo de ella; es válido durante dos semanas.',
      action: 'Hacerse cargo de la solicitud',
      ignore: 'Si no sabe nada de ello, puede ignorar este mensaje.',
    },
    invitation: {
      subject: 'Invitación a {incubator}',
      greeting: 'Hola {name}:',
      body: 'te han invitado. Elige una contraseña para abrir tu cuenta; el enlace vale dos semanas.',
      action: 'Aceptar la invitación',
      ignore: 'Si no sabes nada de esto, puedes ignorar este mensaje.',
    },
    coachingInvitation: {
      subject: 'Tiene una invitación a «{subject}» en {incubator}',
      greeting: 'Hola, {name}:',
      body: 'le invitamos a la sesión de coaching «{subject}». Responda a la invitación después de iniciar sesión. Si la sesión no puede celebrarse, puede cancelarla con este enlace hasta que empiece.',
      action: 'Cancelar la sesión',
      ignore: 'Si va a asistir, no tiene que hacer nada aquí.',
    },
    emailChange: {
      subject: 'Se está cambiando su correo en {incubator}',
      greeting: 'Hola, {name}:',
      body: 'la dirección de su cuenta se está cambiando a {address}. Valdrá cuando se confirme allí. Si no lo desea, recupere la cuenta con esta dirección: elija una contraseña nueva con el enlace, que vale 72 horas.',
      action: 'Recuperar la cuenta',
      ignore: 'Si es lo que desea, no tiene que hacer nada.',
    },
  },
  fr: {
    confirmEmail: {
      subject: 'Confirmez votre adresse e-mail pour {incubator}',
      greeting: 'Bonjour {name},',
      body: 'merci de confirmer que cette adresse e-mail est la vôtre.',
      action: 'Confirmer l’adresse e-mail',
      ignore: 'Si vous ne vous êtes pas inscrit, vous pouvez ignorer ce message.',
    },
    resetPassword: {
      subject: 'Choisissez un nouveau mot de passe pour {incubator}',
      greeting: 'Bonjour {name},',
      body: 'un nouveau mot de passe a été demandé pour votre compte. Le lien est valable deux heures.',
      action: 'Choisir un nouveau mot de passe',
      ignore: 'Si ce n’était pas vous, vous pouvez ignorer ce message.',
    },
    leadTransfer: {
      subject: 'Poursuivez votre candidature chez {incubator}',
      greeting: 'Bonjour {name},',
      body: 'une candidature a été commencée pour vous. Suivez le lien pour la reprendre ; il est valable deux semaines.',
      action: 'Reprendre la candidature',
      ignore: 'Si vous n’en savez rien, vous pouvez ignorer ce message.',
    },
    invitation: {
      subject: 'Invitation à rejoindre {incubator}',
      greeting: 'Bonjour {name},',
      body: 'vous avez été invité. Choisissez un mot de passe pour ouvrir votre compte ; le lien est valable deux semaines.',
      action: 'Accepter l’invitation',
      ignore: 'Si cela ne vous dit rien, vous pouvez ignorer ce message.',
    },
    coachingInvitation: {
      subject: 'Vous êtes invité à « {subject} » chez {incubator}',
      greeting: 'Bonjour {name},',
      body: 'vous êtes invité à la séance de coaching « {subject} ». Répondez à l’invitation une fois connecté. Si la séance ne peut pas avoir lieu, vous pouvez l’annuler avec ce lien jusqu’à son début.',
      action: 'Annuler la séance',
      ignore: 'Si vous venez, vous n’avez rien à faire ici.',
    },
    emailChange: {
      subject: 'Votre adresse chez {incubator} est en cours de changement',
      greeting: 'Bonjour {name},',
      body: 'l’adresse de votre compte va devenir {address}, dès qu’elle y sera confirmée. Si vous ne le souhaitez pas, ramenez le compte à cette adresse : choisissez un nouveau mot de passe avec le lien, valable 72 heures.',
      action: 'Reprendre le compte',
      ignore: 'Si vous le souhaitez, vous n’avez rien à faire.',
    },
  },
  id: {
    confirmEmail: {
      subject: 'Konfirmasi email Anda untuk {incubator}',
      greeting: 'Halo {name},',
      body: 'mohon konfirmasi bahwa ini adalah alamat email Anda.',
      action: 'Konfirmasi email',
      ignore: 'Jika Anda tidak mendaftar, abaikan pesan ini.',
    },
    resetPassword: {
      subject: 'Pilih kata sandi baru untuk {incubator}',
      greeting: 'Halo {name},',
      body: 'ada permintaan kata sandi baru untuk akun Anda. Tautan ini berlaku selama dua jam.',
      action: 'Pilih kata sandi baru',
      ignore: 'Jika bukan Anda yang memintanya, abaikan pesan ini.',
    },
    leadTransfer: {
      subject: 'Lanjutkan pendaftaran Anda di {incubator}',
      greeting: 'Halo {name},',
      body: 'sebuah pendaftaran telah dimulai untuk Anda. Ikuti tautan untuk mengambil alih; tautan berlaku dua minggu.',
      action: 'Ambil alih pendaftaran',
      ignore: 'Jika Anda tidak mengetahuinya, abaikan pesan ini.',
    },
    invitation: {
      subject: 'Undangan ke {incubator}',
      greeting: 'Halo {name},',
      body: 'Anda diundang. Pilih kata sandi untuk membuka akun; tautan berlaku dua minggu.',
      action: 'Terima undangan',
      ignore: 'Jika Anda tidak tahu tentang ini, abaikan pesan ini.',
    },
    coachingInvitation: {
      subject: 'Anda diundang ke “{subject}” di {incubator}',
      greeting: 'Halo {name},',
      body: 'Anda diundang ke sesi pembinaan “{subject}”. Jawablah undangan setelah Anda masuk. Jika sesi tidak dapat berlangsung, Anda dapat membatalkannya melalui tautan ini sampai sesi dimulai.',
      action: 'Batalkan sesi',
      ignore: 'Jika Anda hadir, tidak ada yang perlu dilakukan di sini.',
    },
    emailChange: {
      subject: 'Alamat surel Anda di {incubator} sedang diubah',
      greeting: 'Halo {name},',
      body: 'alamat akun Anda sedang diubah menjadi {address} dan berlaku setelah dikonfirmasi di sana. Jika Anda tidak menghendakinya, kembalikan akun ke alamat ini: pilih kata sandi baru melalui tautan yang berlaku 72 jam.',
      action: 'Ambil kembali akun',
      ignore: 'Jika Anda menghendakinya, tidak ada yang perlu dilakukan.',
    },
  },
  ja_JP: {
    confirmEmail: {
      subject: '【{incubator}】メールアドレスの確認',
      greeting: '{name} 様',
      body: 'このメールアドレスがご本人のものであることをご確認ください。',
      action: 'メールアドレスを確認',
      ignore: 'お心当たりがない場合は、このメールを無視してください。',
    },
    resetPassword: {
      subject: '【{incubator}】新しいパスワードの設定',
      greeting: '{name} 様',
      body: 'お使いのアカウントについて、パスワード再設定の申請を受け付けました。リンクの有効期間は 2 時間です。',
      action: '新しいパスワードを設定',
      ignore: 'お心当たりがない場合は、このメールを無視してください。',
    },
    leadTransfer: {
      subject: '{incubator} への応募を続けてください',
      greeting: '{name} 様',
      body: 'あなたのために応募が開始されました。リンクから引き継いでください。リンクは2週間有効です。',
      action: '応募を引き継ぐ',
      ignore: 'お心当たりがない場合は、このメールを無視してください。',
    },
    invitation: {
      subject: '{incubator} への招待',
      greeting: '{name} 様',
      body: '招待が届いています。パスワードを設定してアカウントを開いてください。リンクの有効期間は2週間です。',
      action: '招待を受ける',
      ignore: '心当たりがない場合は、このメールを無視してください。',
    },
    coachingInvitation: {
      subject: '{incubator} の「{subject}」へのご招待',
      greeting: '{name} 様',
      body: 'コーチングセッション「{subject}」に招待されています。サインインして招待にご回答ください。セッションを実施できない場合は、開始までこのリンクから中止できます。',
      action: 'セッションを中止する',
      ignore: 'ご参加の場合、ここでの操作は不要です。',
    },
    emailChange: {
      subject: '{incubator} のメールアドレスが変更されます',
      greeting: '{name} 様',
      body: 'アカウントのアドレスが {address} に変更されようとしています。変更は先方で確認されると有効になります。ご希望でない場合は、72時間有効なリンクから新しいパスワードを設定し、アカウントをこのアドレスに戻してください。',
      action: 'アカウントを取り戻す',
      ignore: 'ご希望の変更である場合、操作は不要です。',
    },
  },
  ko: {
    confirmEmail: {
      subject: '{incubator} 이메일 주소 확인',
      greeting: '안녕하세요, {name} 님.',
      body: '본인의 이메일 주소가 맞는지 확인해 주세요.',
      action: '이메일 확인',
      ignore: '가입하지 않으셨다면 이 메시지를 무시하셔도 됩니다.',
    },
    resetPassword: {
      subject: '{incubator} 새 비밀번호 설정',
      greeting: '안녕하세요, {name} 님.',
      body: '계정의 새 비밀번호 설정 요청을 받았습니다. 링크는 두 시간 동안 유효합니다.',
      action: '새 비밀번호 설정',
      ignore: '본인이 요청하지 않았다면 이 메시지를 무시하셔도 됩니다.',
    },
    leadTransfer: {
      subject: '{incubator} 지원을 이어서 진행하세요',
      greeting: '{name} 님, 안녕하세요.',
      body: '귀하를 위해 지원서가 시작되었습니다. 링크를 따라 이어받으세요. 링크는 2주 동안 유효합니다.',
      action: '지원서 이어받기',
      ignore: '모르는 내용이라면 이 메시지를 무시하셔도 됩니다.',
    },
    invitation: {
      subject: '{incubator} 초대',
      greeting: '{name} 님, 안녕하세요.',
      body: '초대를 받으셨습니다. 비밀번호를 정해 계정을 여세요. 링크는 2주 동안 유효합니다.',
      action: '초대 수락',
      ignore: '모르는 일이라면 이 메시지를 무시하셔도 됩니다.',
    },
    coachingInvitation: {
      subject: '{incubator}의 “{subject}”에 초대되었습니다',
      greeting: '{name} 님, 안녕하세요.',
      body: '코칭 세션 “{subject}”에 초대되었습니다. 로그인하여 초대에 응답해 주십시오. 세션을 진행할 수 없는 경우 시작 전까지 이 링크로 취소하실 수 있습니다.',
      action: '세션 취소',
      ignore: '참석하시는 경우 여기서 하실 일은 없습니다.',
    },
    emailChange: {
      subject: '{incubator}의 이메일 주소가 변경됩니다',
      greeting: '{name} 님, 안녕하세요.',
      body: '계정의 주소가 {address}(으)로 변경되는 중이며, 그 주소에서 확인되면 적용됩니다. 원하지 않으시면 72시간 동안 유효한 링크에서 새 비밀번호를 선택하여 계정을 이 주소로 되돌려 주십시오.',
      action: '계정 되찾기',
      ignore: '원하시는 변경이라면 하실 일이 없습니다.',
    },
  },
  pt: {
    confirmEmail: {
      subject: 'Confirme seu e-mail em {incubator}',
      greeting: 'Olá, {name},',
      body: 'confirme que este é o seu endereço de e-mail.',
      action: 'Confirmar e-mail',
      ignore: 'Se você não se cadastrou, pode ignorar esta mensagem.',
    },
    resetPassword: {
      subject: 'Escolha uma nova senha para {incubator}',
      greeting: 'Olá, {name},',
      body: 'uma nova senha foi solicitada para a sua conta. O link é válido por duas horas.',
      action: 'Escolher uma nova senha',
      ignore: 'Se não foi você, pode ignorar esta mensagem.',
    },
    leadTransfer: {
      subject: 'Continue a sua candidatura em {incubator}',
      greeting: 'Olá {name},',
      body: 'foi iniciada uma candidatura em seu nome. Siga a ligação para a assumir; é válida durante duas semanas.',
      action: 'Assumir a candidatura',
      ignore: 'Se não sabe do que se trata, pode ignorar esta mensagem.',
    },
    invitation: {
      subject: 'Convite para {incubator}',
      greeting: 'Olá {name},',
      body: 'foi convidado. Escolha uma palavra-passe para abrir a sua conta; a ligação é válida por duas semanas.',
      action: 'Aceitar o convite',
      ignore: 'Se não sabe do que se trata, pode ignorar esta mensagem.',
    },
    coachingInvitation: {
      subject: 'Recebeu um convite para “{subject}” em {incubator}',
      greeting: 'Olá, {name},',
      body: 'recebeu um convite para a sessão de coaching “{subject}”. Responda ao convite depois de iniciar sessão. Se a sessão não puder realizar-se, pode cancelá-la com esta ligação até ao seu início.',
      action: 'Cancelar a sessão',
      ignore: 'Se vai comparecer, não precisa de fazer nada aqui.',
    },
    emailChange: {
      subject: 'O seu e-mail em {incubator} está a ser alterado',
      greeting: 'Olá, {name},',
      body: 'o endereço da sua conta está a ser alterado para {address} e passa a valer quando for confirmado aí. Se não for esse o seu desejo, recupere a conta para este endereço: escolha uma nova senha com a ligação, válida por 72 horas.',
      action: 'Recuperar a conta',
      ignore: 'Se for esse o seu desejo, não precisa de fazer nada.',
    },
  },
  tr: {
    confirmEmail: {
      subject: '{incubator} için e-postanızı onaylayın',
      greeting: 'Merhaba {name},',
      body: 'lütfen bunun sizin e-posta adresiniz olduğunu onaylayın.',
      action: 'E-postayı onayla',
      ignore: 'Kaydolmadıysanız bu iletiyi yok sayabilirsiniz.',
    },
    resetPassword: {
      subject: '{incubator} için yeni bir parola seçin',
      greeting: 'Merhaba {name},',
      body: 'hesabınız için yeni bir parola istendi. Bağlantı iki saat geçerlidir.',
      action: 'Yeni parola seç',
      ignore: 'Bunu siz istemediyseniz bu iletiyi yok sayabilirsiniz.',
    },
    leadTransfer: {
      subject: '{incubator} başvurunuza devam edin',
      greeting: 'Merhaba {name},',
      body: 'sizin için bir başvuru başlatıldı. Devralmak için bağlantıyı izleyin; bağlantı iki hafta geçerlidir.',
      action: 'Başvuruyu devral',
      ignore: 'Bundan haberiniz yoksa bu iletiyi yok sayabilirsiniz.',
    },
    invitation: {
      subject: '{incubator} daveti',
      greeting: 'Merhaba {name},',
      body: 'davet edildiniz. Hesabınızı açmak için bir parola seçin; bağlantı iki hafta geçerlidir.',
      action: 'Daveti kabul et',
      ignore: 'Bundan haberiniz yoksa bu iletiyi yok sayabilirsiniz.',
    },
    coachingInvitation: {
      subject: '{incubator} bünyesindeki “{subject}” oturumuna davetlisiniz',
      greeting: 'Merhaba {name},',
      body: '“{subject}” koçluk oturumuna davetlisiniz. Daveti oturum açtıktan sonra yanıtlayın. Oturum yapılamayacaksa başlangıcına kadar bu bağlantıyla iptal edebilirsiniz.',
      action: 'Oturumu iptal et',
      ignore: 'Katılacaksanız burada bir şey yapmanız gerekmez.',
    },
    emailChange: {
      subject: '{incubator} bünyesindeki e-posta adresiniz değiştiriliyor',
      greeting: 'Merhaba {name},',
      body: 'hesabınızın adresi {address} olarak değiştiriliyor; orada onaylandığında geçerli olacak. Bunu istemiyorsanız hesabı bu adrese geri alın: 72 saat geçerli olan bağlantıyla yeni bir parola seçin.',
      action: 'Hesabı geri al',
      ignore: 'Bunu istiyorsanız bir şey yapmanız gerekmez.',
    },
  },
  uk: {
    confirmEmail: {
      subject: 'Підтвердьте електронну адресу для {incubator}',
      greeting: 'Вітаємо, {name}!',
      body: 'Підтвердьте, будь ласка, що це Ваша електронна адреса.',
      action: 'Підтвердити адресу',
      ignore: 'Якщо ви не реєструвалися, просто не зважайте на цей лист.',
    },
    resetPassword: {
      subject: 'Виберіть новий пароль для {incubator}',
      greeting: 'Вітаємо, {name}!',
      body: 'Надійшов запит на новий пароль для Вашого облікового запису. Посилання діє дві години.',
      action: 'Вибрати новий пароль',
      ignore: 'Якщо це були не ви, просто не зважайте на цей лист.',
    },
    leadTransfer: {
      subject: 'Продовжіть свою заявку в {incubator}',
      greeting: 'Вітаємо, {name}!',
      body: 'для вас розпочато заявку. Перейдіть за посиланням, щоб узяти її на себе; воно дійсне два тижні.',
      action: 'Узяти заявку',
      ignore: 'Якщо ви нічого про це не знаєте, проігноруйте це повідомлення.',
    },
    invitation: {
      subject: 'Запрошення до {incubator}',
      greeting: 'Вітаємо, {name}!',
      body: 'вас запросили. Оберіть пароль, щоб відкрити обліковий запис; посилання дійсне два тижні.',
      action: 'Прийняти запрошення',
      ignore: 'Якщо ви нічого про це не знаєте, просто проігноруйте цей лист.',
    },
    coachingInvitation: {
      subject: 'Вас запрошено на «{subject}» у {incubator}',
      greeting: 'Вітаємо, {name}!',
      body: 'Вас запрошено на коучинг-сесію «{subject}». Дайте відповідь на запрошення після входу. Якщо сесія не може відбутися, Ви можете скасувати її за цим посиланням до її початку.',
      action: 'Скасувати сесію',
      ignore: 'Якщо Ви прийдете, тут нічого робити не потрібно.',
    },
    emailChange: {
      subject: 'Вашу адресу в {incubator} змінюють',
      greeting: 'Вітаємо, {name}!',
      body: 'Адресу Вашого облікового запису змінюють на {address}; вона діятиме після підтвердження там. Якщо Ви цього не бажаєте, поверніть обліковий запис на цю адресу: виберіть новий пароль за посиланням, дійсним 72 години.',
      action: 'Повернути обліковий запис',
      ignore: 'Якщо Ви цього бажаєте, нічого робити не потрібно.',
    },
  },
};

/** The texts of a mail in a language; English where there are none. */
export function mailText(kind: MailKind, language: string): MailText {
  return (texts[language] ?? en)[kind];
}
