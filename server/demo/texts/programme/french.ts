import type { ProgrammeTexts } from './ProgrammeTexts.ts';

export const frenchProgramme: ProgrammeTexts = {
  events: [
    {
      type: 'WORKSHOP',
      title: 'Atelier prix',
      description: 'Apportez votre grille de prix, repartez avec une meilleure.',
    },
    {
      type: 'WEBINAR',
      title: 'Lire une lettre d’intention',
      description: 'Cinq clauses, une heure, beaucoup de questions.',
    },
    { type: 'NETWORKING', title: 'Petit-déjeuner des fondateurs', description: 'Café, croissants et lève-tôt.' },
    { type: 'DEMO_DAY', title: 'Répétition du demo day', description: 'Trois minutes chacun, puis des avis sincères.' },
    { type: 'OFFICE_HOURS', title: 'Permanence juridique', description: 'Une avocate, une table, pas de facture.' },
    {
      type: 'ONE_ON_ONE',
      title: 'Tête-à-tête avec les mentors',
      description: 'Vingt minutes avec le mentor de votre choix.',
    },
    { type: 'WORKSHOP', title: 'Entretiens clients', description: 'Comment poser les bonnes questions.' },
    { type: 'WEBINAR', title: 'Recruter le premier développeur', description: 'Quoi chercher, combien payer.' },
  ],
  places: ['Grande salle, 2e étage', 'Terrasse', 'Salle Seine', 'Bibliothèque'],
  videoCall: 'Visioconférence',
  sessions: ['Lancement', 'Objectifs du mois', 'Mise sur le marché', 'Plan de financement', 'Équipe et rôles'],
  notes: [
    'Trois clients à appeler avant vendredi. Le prix ne change pas pour l’instant.',
    'Le pilote a commencé. Deux questions ouvertes sur la protection des données.',
    'Onze mois de trésorerie. Le recrutement attend la signature du second pilote.',
  ],
  agenda: ['Chiffres du mois', 'Prix du pilote', 'Prochaine embauche', 'Ce qui vous bloque'],
  actionItems: [
    'Appeler trois clients',
    'Envoyer les conditions à l’avocat',
    'Les présenter à un acheteur',
    'Rédiger l’annonce du poste',
  ],
  privateNote: 'Les deux fondateurs ne sont pas d’accord sur le marché. À suivre.',
  invitation: 'On regarde cela ensemble ?',
  meetingRequests: [
    'Votre avis sur nos prix',
    'Une mise en relation avec des acheteurs',
    'Comment monter une équipe commerciale',
  ],
  allocation: 'Ce trimestre',
  availability: ['Heures de coaching', 'Appels courts', 'Séances longues'],
  attendeeNote: 'Végétarien',
  courses: [
    { title: 'Les bases du lean', summary: 'De l’idée à la preuve en quatre semaines.', topic: 'le lean' },
    { title: 'Parler aux clients', summary: 'Des entretiens qui disent vrai.', topic: 'l’entretien' },
    { title: 'L’argent des fondateurs', summary: 'Trésorerie et marge.', topic: 'la finance' },
    { title: 'Pitcher', summary: 'Le dire en trois minutes.', topic: 'le pitch' },
  ],
  courseDescription: 'Des leçons courtes, chacune avec un exercice sur votre propre entreprise.',
  sections: [
    { title: 'Commencer', lessons: ['Pourquoi {topic} compte', 'Le vocabulaire'] },
    { title: 'Pratiquer', lessons: ['Un exemple', 'À vous'] },
  ],
  lessonBody: [
    'Partez de ce que vous savez, et notez ce que vous croyez seulement.',
    'Prenez votre entreprise comme exemple. Remplissez une ligne à la fois.',
  ],
  posts: [
    'Notre premier client payant a signé aujourd’hui. Merci à tous !',
    'Quelqu’un connaît-il une bonne graphiste ?',
    'Deux bureaux libres chez nous jusqu’à la fin du mois.',
    'Nous cherchons une personne pour le support, temps partiel possible.',
  ],
  comments: ['Bravo !', 'Je t’envoie un nom.', 'J’en suis.', 'Très utile, merci.'],
};
