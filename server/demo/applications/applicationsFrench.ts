import type { ApplicationTexts } from './ApplicationTexts.ts';

export const applicationsFrench: ApplicationTexts = {
  funnels: [
    {
      name: 'Climat, promotion d’automne',
      description: 'Douze semaines pour les équipes qui réduisent les émissions.',
    },
    { name: 'Santé, promotion d’automne', description: 'Pour les équipes qui rendent les soins plus accessibles.' },
    { name: 'Candidature libre', description: 'Sans thème imposé : dites-nous ce que vous construisez.' },
  ],
  programQuestions: [
    {
      question: 'Est-ce payant ?',
      answer: 'Non. Vous gardez aussi vos parts : nous demandons une place à votre démonstration, rien d’autre.',
    },
    {
      question: 'Faut-il déménager ?',
      answer: 'Deux semaines ont lieu sur place, au début et à la fin. Entre les deux, vous travaillez d’où vous êtes.',
    },
    {
      question: 'Peut-on candidater avec une simple idée ?',
      answer: 'Oui, si deux d’entre vous peuvent y travailler à plein temps. Dites-nous à qui vous en avez parlé.',
    },
  ],
  rounds: ['Candidature', 'Évaluation', 'Entretien', 'Décision'],
  instructions: 'Répondez avec vos mots. Vous pouvez enregistrer et revenir jusqu’à la clôture.',
  instructionMail: {
    subject: 'Votre candidature est ouverte',
    body: 'Bienvenue ! Vous pouvez remplir le formulaire en plusieurs fois. Chaque candidature est lue deux fois.',
  },
  rejectionMail: {
    name: 'Pas cette fois',
    subject: 'À propos de votre candidature',
    body: 'Bonjour {fullName},\n\nmerci de nous avoir présenté {startup}. Nous ne pouvons pas vous proposer de place dans {program} cette fois-ci et espérons vous relire bientôt.',
  },
  ventures: {
    first: ['Belle', 'Claire', 'Haute', 'Jeune', 'Libre', 'Petite', 'Rive', 'Verte', 'Vive'],
    second: ['Source', 'Ferme', 'Lune', 'Forge', 'Ruche', 'Vague', 'Piste', 'Lumière'],
    joint: ' ',
  },
  pitches: [
    'Nous aidons les petites usines à voir ce que consomment leurs machines.',
    'Une place de marché où les hôpitaux partagent le matériel inutilisé.',
    'Des emballages en champignons qui se compostent en un mois.',
    'Des batteries pour les étals de marché, rechargées au soleil.',
  ],
  comments: [
    'Équipe solide, marché plus petit qu’annoncé.',
    'Je connais un de leurs clients, je peux demander.',
    'Bonnes réponses à l’entretien.',
    'Merci de nous envoyer le document signé avant vendredi.',
  ],
  verdicts: [
    'Problème clair, premiers clients, une équipe qui se connaît.',
    'Technologie intéressante, mais qui paie ?',
    'Trop tôt pour cette promotion.',
  ],
  reasons: ['La meilleure équipe du tour.', 'Trop tôt pour nous.', 'Hors du thème de la promotion.'],
  meeting: { title: 'Entretien', location: 'Visioconférence' },
  assignmentNote: 'Lit les candidatures de ce parcours',
  forms: [
    {
      title: 'Formulaire de candidature',
      description: 'Ce que nous devons savoir avant de vous rencontrer.',
      kind: 'application',
      status: 'published',
      questions: [
        { type: 'section', label: 'Votre entreprise' },
        { type: 'heading', label: 'Ce que vous construisez' },
        { type: 'text', label: 'En une phrase, que fait votre entreprise ?' },
        { type: 'text_long', label: 'Quel problème résolvez-vous, et pour qui ?' },
        { type: 'text_link', label: 'Où peut-on le voir ?' },
        {
          type: 'select_radio',
          label: 'Où en êtes-vous ?',
          choices: ['Idée', 'Prototype', 'Premiers clients', 'Croissance'],
        },
        {
          type: 'select_checkbox',
          label: 'Qu’avez-vous déjà fait ?',
          choices: ['Parlé aux clients', 'Déposé un brevet', 'Levé des fonds'],
        },
        {
          type: 'select_dropdown',
          label: 'Comment nous avez-vous connus ?',
          choices: ['Un ami', 'Un événement', 'La presse'],
        },
        { type: 'section', label: 'Marché et équipe' },
        {
          type: 'select_multi_dropdown',
          label: 'Où vendez-vous ?',
          choices: ['France', 'Europe', 'Afrique', 'Amérique'],
        },
        {
          type: 'tree_single',
          label: 'Votre secteur',
          tree: { Énergie: ['Solaire', 'Stockage'], Santé: ['Dispositifs', 'Soins'] },
        },
        {
          type: 'tree_multi',
          label: 'Compétences de l’équipe',
          tree: { Technique: ['Logiciel', 'Matériel'], Affaires: ['Vente', 'Finance'] },
        },
        { type: 'section', label: 'Chiffres et fichiers' },
        { type: 'sub_heading', label: 'Chiffres' },
        { type: 'paragraph', label: 'À propos des chiffres', description: 'Des estimations suffisent.' },
        { type: 'number', label: 'Chiffre d’affaires des douze derniers mois, en euros' },
        { type: 'number', label: 'Coûts mensuels, en euros' },
        { type: 'calculated', label: 'Coûts annuels' },
        { type: 'number_scale', label: 'Prêts à grandir, de 0 à 10 ?' },
        { type: 'date', label: 'Date de création' },
        {
          type: 'table',
          label: 'Vos trois plus grands clients',
          columns: [
            {
              name: 'Nom',
              kind: 'text',
              cells: ['Cliniques du Rhône', 'Halles Centrales', 'Fret Atlas', 'Écoles du Parc', 'Hôtels Lumière'],
            },
            { name: 'Depuis', kind: 'date' },
            { name: 'Chiffre d’affaires', kind: 'number' },
            { name: 'Contact', kind: 'email' },
            { name: 'Site', kind: 'link' },
            { name: 'Contrat', kind: 'choice', choices: ['Signé', 'Essai', 'En discussion'] },
          ],
        },
        { type: 'file', label: 'Présentation' },
        { type: 'video', label: 'Comment nous lisons les candidatures' },
        { type: 'custom_field', label: 'Autre chose' },
      ],
    },
    {
      title: 'Formulaire de l’an dernier',
      description: 'Conservé pour comparaison.',
      kind: 'application',
      status: 'archived',
      questions: [
        { type: 'text', label: 'En une phrase, que fait votre entreprise ?' },
        { type: 'text', label: 'Numéro de télécopie' },
      ],
    },
    {
      title: 'Évaluation d’une candidature',
      description: 'Quatre points, de 0 à 10.',
      kind: 'evaluation',
      status: 'published',
      questions: [
        { type: 'number_scale', label: 'Équipe' },
        { type: 'number_scale', label: 'Marché' },
        { type: 'number_scale', label: 'Produit' },
        { type: 'text_long', label: 'Par quoi devraient-ils commencer ?' },
      ],
    },
    {
      title: 'Avis sur une séance',
      description: 'Deux minutes, lu par les organisateurs seulement.',
      kind: 'feedback',
      status: 'published',
      questions: [
        { type: 'number_scale', label: 'Était-ce utile ?' },
        { type: 'text_long', label: 'Que changer ?' },
      ],
    },
  ],
  feedback: [
    { title: 'L’atelier de pitch vous a-t-il aidés ?', message: 'Dites-le-nous tant que c’est frais.' },
    { title: 'Premier mois du programme', message: 'Qu’est-ce qui a aidé, qu’est-ce qui a gêné ?' },
  ],
  feedbackComments: [
    'Très utile, avec des exemples de notre marché.',
    'Bien, mais trop court.',
    'L’équipe connaît mieux ses clients.',
  ],
  longAnswer:
    'Nous avons commencé parce que nous avions ce problème. Depuis, nous avons parlé à quarante personnes qui l’ont aussi, et onze d’entre elles paient.',
  assessment: {
    form: {
      title: 'Bilan semestriel',
      description: 'Ce que nous regardons deux fois par an, le même pour chaque entreprise.',
      kind: 'assessment',
      status: 'published',
      questions: [
        { type: 'number_scale', label: 'Équipe' },
        { type: 'number_scale', label: 'Marché' },
        { type: 'number_scale', label: 'Produit' },
        { type: 'number_scale', label: 'Croissance' },
        { type: 'text_long', label: 'Qu’est-ce qui a changé depuis la dernière fois ?' },
      ],
    },
    remarks: [
      'L’équipe est au complet. Les ventes doivent encore démarrer.',
      'Les premiers clients paient. Le prix est encore à l’essai.',
      'Croissance chaque mois ; la prochaine levée se prépare.',
    ],
  },
};
