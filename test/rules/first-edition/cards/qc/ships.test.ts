import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "I.K.C. T'Ong",
    title: 'C-PLAY-10 C-PLAY-16: the I.K.C. T’Ong reports to an end of any spaceline with three personnel',
    gold: "missions: Hostage Crisis, Study Pulsar, Excavation, Answer Distress Signal; hand: I.K.C. T'Ong, Gowron, Kurn, Kitrik, Margh",
    blue: 'missions:',
    at: 'turn',
    can: { report: ['L1', 'L3', 'L4'].map((end) => `report:ikc-tong:space:${end}`) },
    next: {
      does: ['report:ikc-tong:space:L1', 'crew:gowron', 'crew:kurn', 'crew:kitrik'],
      cant: 'crew',
      gives: { 'gold.hand': ['Margh'] },
    },
    also: [
      {
        gold: "missions: Hostage Crisis, Study Pulsar, Access Relay Station; hand: I.K.C. T'Ong",
        blue: 'missions:',
        at: 'turn',
        can: { report: ['report:ikc-tong:space:L1', 'report:ikc-tong:space:L2', 'report:ikc-tong:space:L3'] },
      },
    ],
  },
  {
    card: "I.K.C. T'Ong",
    title: 'C-PLAY-16: the I.K.C. T’Ong doesn’t report with crew, so it may come alone and brings no equipment',
    gold: "missions: Hostage Crisis, Study Pulsar, Excavation; hand: I.K.C. T'Ong, Gowron, Medical Kit",
    blue: 'missions:',
    at: 'turn',
    does: 'report:ikc-tong:space:L1',
    can: { crew: ['crew:gowron'] },
    next: { does: 'none', cant: 'crew', gives: { 'gold.hand': ['Gowron', 'Medical Kit'] } },
  },
  {
    card: "T'Pau",
    title: 'C-PLAY-10: the T’Pau reports to Qualor II',
    gold: "missions: Hostage Crisis, Qualor II Rendezvous; hand: T'Pau",
    at: 'turn',
    can: { report: ['report:tpau:space:L2'] },
  },
  {
    card: 'Zalkonian Vessel',
    title:
      'C-TURN-11: whenever its player’s turn ends, a Zalkonian Vessel kills John Doe at its location, if he is untransfigured',
    gold: 'L2: Zalkonian Vessel',
    blue: 'L2: John Doe',
    does: 'end:turn',
    log: 'John Doe is killed',
    gives: { 'blue.discard': ['John Doe'] },
    also: [
      { gold: 'L2: John Doe', blue: 'L2: Zalkonian Vessel', does: 'end:turn', gives: { 'John Doe': 'surface:L2' } },
      {
        gold: 'L2: Zalkonian Vessel, U.S.S. Oberth [John Doe]',
        does: 'end:turn',
        gives: { 'gold.discard': ['John Doe'] },
      },
      { gold: 'L2: Zalkonian Vessel; L5: John Doe', does: 'end:turn', gives: { 'John Doe': 'surface:L5' } },
      {
        gold: 'L2: Zalkonian Vessel, John Doe [Transfiguration], Calloway',
        does: 'end:turn',
        gives: { 'John Doe': 'surface:L2', Calloway: 'surface:L2' },
      },
    ],
  },
];

provesCards(specs);
