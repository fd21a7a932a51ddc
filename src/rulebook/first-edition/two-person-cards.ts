import type { Chapter } from '../entry.ts';

/** Two-person cards. */
export const twoPersonCards: Chapter = {
  title: 'Two-person cards',
  entries: [
    {
      id: 'C-DUAL-01',
      title: 'Selecting and counting two-person cards',
      text: 'A dual-personnel card (Sons of Mogh, for one) is a single card in every selection, count and halving. What happens to one of its people (stopped, killed, captured, moved, a change of affiliation and so on) happens to the other too.\n\nA choice may fall on one of the two; the other shares the result. Criteria such as “most CUNNING” are checked for each person, and it is enough that one meets them.\n\nExample: half of an Away Team of six cards is three cards, however many people die with them. If Nog is the most cunning in your team, Altonian Brain Teaser stops both people of Jake and Nog.',
      source: 'Glossary: dual-personnel cards',
      terms: 'dual personnel; two people on one card; sons of mogh; random selection dual; count as one',
      see: ['C-DUAL-02', 'C-DUAL-03', 'C-CAPTURE-10', 'C-ASSIM-10'],
    },
    {
      id: 'C-DUAL-02',
      title: 'Two-person cards in battle and as personas',
      text: 'In personal combat both people together fight a single adversary and add their STRENGTH.\n\nClassifications, staffing icons and attributes on the card stand in the same order as the skills of the two people.\n\nPersona limits hold for each of them: while Sisters of Duras is in play you may have neither Lursa nor B’Etor in play as well.',
      source: 'Glossary: dual-personnel cards',
      terms: 'dual-personnel battle; combined strength; sisters of duras; lursa; which attribute is whose',
      see: ['C-DUAL-01', 'C-PERSBAT-03', 'C-UNIQ-06'],
    },
    {
      id: 'C-DUAL-03',
      title: 'Reporting, costs and swaps of two-person cards',
      text: 'If one of the two can report for free, both do. A download of a single personnel may take the card when one of them fits. A download of several counts every one of the two who fits.\n\nYou pay a cost only for the person whom it concerns, and get a benefit only for the person whose features earn it. Where a card picks someone of a certain gender, a card with a man and a woman is in the selection for both, and both share the result.\n\nA persona swap must replace both people: Sisters of Duras with Lursa and B’Etor, or the reverse.',
      source: 'Glossary: dual-personnel cards; persona',
      terms: 'report dual card; download dual personnel; gender selection dual; swap dual persona',
      see: ['C-DUAL-01', 'C-UNIQ-08', 'C-DOWNLOAD-07'],
    },
  ],
};
