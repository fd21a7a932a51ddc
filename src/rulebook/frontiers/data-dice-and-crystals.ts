import type { Chapter } from '../entry.ts';

/** Data, dice and crystals. */
export const dataDiceAndCrystals: Chapter = {
  title: 'Data, dice and crystals',
  entries: [
    {
      id: 'F-DATA-01',
      title: 'Colors of data',
      text: 'Data has three basic colors, red, blue and gold, and three special colors, white, purple and black.',
      source: 'Using Data, p.5',
      terms:
        'mana; color; colors; yellow; types; what sorts of mana are there; is green a kind of energy; which hues are ordinary and which are odd; red die; blue die; gold die',
      see: ['F-DATA-06', 'F-DATA-07', 'F-DATA-11'],
    },
    {
      id: 'F-DATA-02',
      title: 'Pure data is lost when unused',
      text: 'Pure data is a Data Die that you took or a Data Token in your Play Area. If you do not use it by the end of your turn, it is gone.',
      source: 'Using Data, p.5',
      terms:
        'keep data; save; token; expire; mana; does leftover mana carry over; my energy vanished; bank mana chips for tomorrow',
      see: ['F-DATA-05', 'F-DATA-15', 'F-EOT-04'],
    },
    {
      id: 'F-DATA-03',
      title: 'Limit of Data Crystals',
      text: 'Data Crystals exist only in red, blue and gold. You may keep at most 3 of each color in your Inventory.',
      source: 'Using Data, p.5',
      terms:
        'max crystals; storage; inventory size; white crystal; color; how many gems can i hoard; do purple gems exist; stash cap for gems',
      see: ['F-GAIN-03', 'F-EOT-09'],
    },
    {
      id: 'F-DATA-04',
      title: 'Turning a crystal into data',
      text: 'At any moment of your turn you may turn a Data Crystal into pure data of its color.',
      source: 'Using Data, p.5',
      terms: 'use a crystal; spend; convert; pay; crack a gem for energy; when can i burn my gems; cash in a gem',
      see: ['F-OPEN-46', 'F-DATA-05'],
    },
    {
      id: 'F-DATA-05',
      title: 'Pure data does not become crystals',
      text: 'You cannot turn pure data into a Data Crystal unless an effect says so.',
      source: 'Using Data, p.5',
      terms:
        'save data; store; convert; crystallize; bank a die as a gem; make a gem from leftover mana; stash a mana chip permanently',
      see: ['F-DATA-02', 'F-DATA-04'],
    },
    {
      id: 'F-DATA-06',
      title: 'White Data',
      text: 'White Data counts as red, blue or gold, as you choose. It cannot stand for purple or black.',
      source: 'Using Data, p.5',
      terms:
        'wild; joker; any colour; substitute; what can pale mana replace; is the clear die universal; gold mana of day equivalent; may pale stand for midnight; white die',
      see: ['F-DATA-01', 'F-LOC-07'],
    },
    {
      id: 'F-DATA-07',
      title: 'Purple Data',
      text: 'Purple Data pays for the few cards that ask for purple. Otherwise it has one use: right when you take a purple die you may re-roll it and hope for another color.',
      source: 'Using Data, p.5',
      terms:
        'wild; risk; improvisation; what is purple for; is violet good for anything; any use for the weird violet die; who needs violet mana; purple die',
      see: ['F-DATA-08', 'F-DATA-10'],
    },
    {
      id: 'F-DATA-08',
      title: 'Re-rolling a purple die',
      text: 'When you take a purple die from the Core you may re-roll it at once. You may use its new color at any time in that turn.',
      source: 'Using Data, p.5',
      terms:
        'reroll; gamble; change colour; risk; spin the violet die for luck; chance a different hue from the pool; can i try my luck with violet',
      see: ['F-DATA-09', 'F-DATA-10', 'F-OPEN-12'],
    },
    {
      id: 'F-DATA-09',
      title: 'Purple again after the re-roll',
      text: 'If a purple die shows purple once more after you re-rolled it, it goes back to the Core at once and you do not get to use it.',
      source: 'Using Data, p.5',
      terms:
        'reroll fails; lost die; unlucky; rolled violet twice in a row; my gamble came up violet again; do i lose the die after bad luck',
      see: ['F-DATA-08', 'F-OPEN-11'],
    },
    {
      id: 'F-DATA-10',
      title: 'Purple die kept without re-roll',
      text: 'If you take a purple die and do not re-roll it right away, you may use it only as purple in that turn.',
      source: 'Using Data, p.5',
      terms:
        'reroll later; too late; hold; keep violet and try luck afterwards; decided against gambling with violet; stick with violet this go',
      see: ['F-DATA-08', 'F-DATA-07'],
    },
    {
      id: 'F-DATA-11',
      title: 'Black Data',
      text: 'Black Data powers the strong effects of Undiscovered Cards, and it is part of the price when you buy an Undiscovered Card.',
      source: 'Using Data, p.5',
      terms:
        'what is black for; night; spells; dark; why would i want dark mana; what do midnight dice do; fuel for the ultimate half of mysteries; black die',
      see: ['F-CARD-04', 'F-BUY-08'],
    },
    {
      id: 'F-DATA-12',
      title: 'One Core die per turn',
      text: 'In each turn you may use only one die from the Data Core, unless an effect allows you more.',
      source: 'Using Data, p.5',
      terms:
        'how many dice; second die; source; limit; mana die; may i grab two cubes from the pool; how much can i take from the source per go; one mana each go; how much may i tap the pool; data core; core die',
      see: ['F-DATA-13', 'F-DATA-14'],
    },
    {
      id: 'F-DATA-13',
      title: 'Keeping a taken die for later',
      text: 'The Core die that you take lies in front of you. You may spend it at any time in that turn as data of its color.',
      source: 'Using Data, p.5',
      terms:
        'reserve; hold; take now use later; when to use; grab a cube now burn it afterwards; set aside a pool cube this go; must i spend the cube immediately',
      see: ['F-DATA-12', 'F-DATA-15'],
    },
    {
      id: 'F-DATA-14',
      title: 'Returning a used die',
      text: 'A die from the Core that you used as data is re-rolled and goes back to the Core at the end of your turn, so that others can take it.',
      source: 'Using Data, p.5',
      terms:
        'reroll; put back; return dice; after use; what becomes of the cube i burned; give back the mana cube; spent pool cube gets shaken',
      see: ['F-DATA-15', 'F-EOT-01'],
    },
    {
      id: 'F-DATA-15',
      title: 'Returning an unused die',
      text: 'If you took a die from the Core but did not use it, it goes back at the end of your turn without being re-rolled.',
      source: 'Using Data, p.5',
      terms:
        'put back; not used; keep face; block a colour; grabbed a cube but never burned it; wasted cube is it shaken again; deny a hue to rivals',
      see: ['F-DATA-14', 'F-OPEN-11'],
    },
    {
      id: 'F-DATA-16',
      title: 'No basic color check during play',
      text: 'Dice that come back to the Core during play stay as rolled, even if fewer than half of the Core then show red, blue or gold. The check for at least half is made only at setup and when a new Round is prepared.',
      source: 'Full Game Setup 12, p.3; One Round 1, p.4',
      terms:
        'half basic; reroll core; too many black; too many purple; pool is all dark midgame fix it; too many odd hues in the source right now; do we correct the pool between goes; too many odd hues in the pool midgame',
      see: ['F-SETUP-19', 'F-ROUND-03'],
    },
  ],
};
