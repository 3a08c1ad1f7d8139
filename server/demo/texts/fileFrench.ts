import type { FileTexts } from './FileTexts.ts';

export const fileFrench: FileTexts = {
  metricCategories: ['Finances', 'Clients', 'Équipe'],
  metrics: {
    revenue: { title: 'Chiffre d’affaires mensuel', description: 'Ce qui a été facturé dans le mois, hors taxes.' },
    burn: { title: 'Dépenses mensuelles', description: 'Tout ce qui a été dépensé dans le mois.' },
    customers: { title: 'Clients payants', description: 'Clients avec au moins une facture payée.' },
    users: { title: 'Utilisateurs actifs', description: 'Personnes ayant utilisé le produit dans le mois.' },
    churn: { title: 'Taux de départ', description: 'Part des clients partis dans le mois.' },
    employees: { title: 'Taille de l’équipe', description: 'Personnes qui travaillent pour l’entreprise.' },
    runway: { title: 'Autonomie financière', description: 'Mois avant épuisement de la trésorerie.' },
    nextRound: { title: 'Prochaine levée', description: 'Date prévue de clôture de la prochaine levée.' },
  },
  categorization: {
    HasFreeUsers: 'Votre produit a-t-il des utilisateurs gratuits ?',
    IsGeneratingSales: 'Votre entreprise réalise-t-elle des ventes ?',
    RecurringRevenueModel: 'Avez-vous un modèle de revenus récurrents ?',
    ServiceIsLive: 'Votre produit ou service est-il en ligne ?',
  },
  notes: [
    'Rencontré l’équipe. La signature du premier grand client est proche.',
    'La nouvelle page de tarifs est en ligne, les premiers retours sont bons.',
    'Le lancement est repoussé de deux semaines pour finir l’audit de sécurité.',
  ],
  privateComments: [
    'Les fondateurs ne sont pas d’accord sur la prochaine levée, à discuter.',
    'Les dépenses croissent plus vite qu’annoncé.',
  ],
  feedback: [
    'Votre présentation est bien plus claire. Commencez par le client.',
    'Les chiffres de la page six ne correspondent pas à ceux déclarés.',
  ],
  sessions: [
    { name: 'Atelier tarification', topics: ['Prix', 'Ventes'] },
    { name: 'Relecture de la lettre aux investisseurs', topics: ['Levée de fonds'] },
  ],
  sessionQuestion: 'Qu’est-ce qui changera grâce à cette séance ?',
  sessionAnswers: ['Nous augmentons le prix pour les nouveaux clients.', 'Nous écrivons une lettre chaque mois.'],
  sessionChange: 'Décalée d’un jour',
  mails: [
    {
      subject: 'Journée de démonstration : votre créneau',
      content: 'Vous passez en troisième. Merci d’envoyer vos diapositives.',
    },
    { subject: 'Vos chiffres du mois', content: 'Les chiffres du mois dernier sont attendus vendredi.' },
  ],
  plans: [
    {
      name: 'Dix premiers clients',
      goal: 'Dix entreprises paient pour le produit.',
      milestones: ['Interroger 30 prospects', 'Signer deux pilotes', 'Envoyer la première facture'],
    },
  ],
  documents: [
    { name: 'Présentation', category: 'pitch', file: 'presentation.pdf' },
    { name: 'Modèle financier', category: 'finance', file: 'modele-financier.xlsx' },
    { name: 'Statuts', category: 'legal', file: 'statuts.pdf' },
  ],
  connections: [
    { name: 'Canal Capital', kind: 'investor', contact: 'Aurélie Besson' },
    { name: 'Clinique du Parc', kind: 'customer', contact: 'Marc Delorme' },
    { name: 'Ville de Paris', kind: 'partner', contact: 'Sonia Keller' },
  ],
  assessments: ['Équipe complémentaire, décisions rapides.', 'Grand marché, mais disputé.', 'Croissance régulière.'],
  fieldValues: ['Oui', '12', 'À confirmer'],
  industries: [
    'Agriculture',
    'Climat',
    'Éducation',
    'Énergie',
    'Finance',
    'Santé',
    'Logistique',
    'Logiciel',
    'Tourisme',
  ],
  sections: [
    {
      name: 'Premiers pas',
      description: 'À lire la première semaine.',
      resources: [
        { title: 'Le déroulement du programme', summary: 'Douze semaines, quatre phases.', kind: 'page' },
        { title: 'Qui contacter', summary: 'Les personnes et leurs sujets.', kind: 'page' },
      ],
    },
    {
      name: 'Financement',
      description: 'Du premier appel à la signature.',
      resources: [
        { title: 'Liste de la salle de données', summary: 'Ce que les investisseurs demandent.', kind: 'template' },
      ],
    },
  ],
  resourceBody: 'Cette page rassemble les questions les plus fréquentes des équipes.',
  blueprint: {
    name: 'Cadre standard',
    header: 'Rival Labs',
    footer: 'Vous recevez ce message car vous participez à un programme de Rival Labs.',
  },
  templates: [
    {
      name: 'Invitation',
      kind: 'invitation',
      subject: 'Invitation à rejoindre {organisation}',
      body: 'Bonjour {firstName},\n\nsuivez le lien pour choisir un mot de passe.',
    },
    {
      name: 'Chiffres du mois',
      kind: 'reminder',
      subject: 'Vos chiffres de {month}',
      body: 'Bonjour {firstName},\n\nmerci de renseigner les chiffres de {startup} avant vendredi.',
    },
  ],
  contentTemplates: [{ name: 'Signature', content: 'Bien cordialement\nL’équipe de Rival Labs' }],
  incubatorPlans: [
    { name: 'Pré-accélération', description: 'Six semaines, de l’idée au premier client.' },
    { name: 'Accélération', description: 'Douze semaines avec un suivi hebdomadaire.' },
  ],
  costsLabel: 'Dépenses mensuelles, salaires compris',
  metricNote: 'Tel que déclaré',
  skipReason: 'L’entreprise était encore en création',
};
