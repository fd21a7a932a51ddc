import { type Chance, shuffle } from '../../kernel/random.ts';
import { Adam } from './adam.ts';
import { addProduct, addTo, dot, lengthOf, Matrix } from './matrix.ts';

/**
 * The number of entries in each training step. A step takes two phrases of each of its entries, and compares them with
 * the phrases of the other entries.
 */
const ENTRIES = 384;
/**
 * The scale of the similarities between phrases. A smaller value focuses training on phrases that are easily confused.
 */
const NEAR = 0.08;
/** The learning rates of the shared rotation (`turn`) and of each word's own part (`own`). */
const PACE = { turn: 0.001, own: 0.003 };
/** The factor for the learning rate in the last steps, and the share of the training after which these steps begin. */
const SLOWER = 0.3;
const LAST = 0.6;
/** How strongly a word’s own part is pulled back to zero. */
const DRAWN = 1e-4;
/**
 * The percentage of a question's words that training treats as unknown to all books, and the percentage that it leaves
 * out.
 */
const STRANGE = 50;
const LEFT_OUT = 15;
/** Minimum number of words that a phrase must have before any can be left out. */
const LONG = 3;

/** The phrases of an entry, each given by the indexes of its words. */
export type TrainingPhrases = readonly (readonly number[])[];

/** A phrase in a training step, with its unit vector and its original length. */
interface Said {
  places: readonly number[];
  vector: Float32Array;
  length: number;
}

/**
 * Learns what the words in our books mean, from phrases that have the same meaning. A word's vector is its given
 * vector, rotated by a shared matrix, plus the word's own part. The vector of a phrase is the sum of the vectors of its
 * words. In each step, about half of the words are used without their own part in questions. The shared rotation
 * therefore also learns to bring unknown words close to the book's words.
 */
export class Training {
  readonly #given: Matrix;
  readonly #turn: Matrix;
  readonly #own: Matrix;
  readonly #chance: Chance;
  readonly #movedTurn: Adam;
  readonly #movedOwn: Adam;

  /** `given`: the initial vectors, by index of the word. */
  constructor(given: Matrix, chance: Chance) {
    this.#given = given;
    this.#turn = new Matrix(given.columns, given.columns);
    for (let at = 0; at < given.columns; at++) this.#turn.row(at)[at] = 1;
    this.#own = new Matrix(given.rows, given.columns);
    this.#chance = chance;
    this.#movedTurn = new Adam(this.#turn);
    this.#movedOwn = new Adam(this.#own);
  }

  /** Returns the learned vectors of all words. */
  vectors(): Matrix {
    const learned = new Matrix(this.#given.rows, this.#given.columns);
    for (let at = 0; at < learned.rows; at++) {
      addTo(learned.row(at), 1, this.#own.row(at));
      addProduct(learned.row(at), this.#given.row(at), this.#turn);
    }
    return learned;
  }

  /**
   * Trains for `times` passes over the books. `books` contains, for each book, the entries that have two phrases or
   * more. Returns the mean loss over the last tenth of the training.
   */
  learn(books: readonly (readonly TrainingPhrases[])[], times: number): number {
    const sizes = books.map((entries) => entries.reduce((sum, sayings) => sum + sayings.length, 0));
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const lessons = Math.ceil((times * all) / (2 * ENTRIES));
    let loss = 0;
    for (let lesson = 0; lesson < lessons; lesson++) {
      const entries = [...this.#oneOf(books, sizes)];
      shuffle(entries, (bound) => this.#chance.next(bound));
      const now = this.#lesson(entries.slice(0, ENTRIES), lesson < LAST * lessons ? 1 : SLOWER);
      if (lesson >= 0.9 * lessons) loss += now / Math.ceil(0.1 * lessons);
    }
    return loss;
  }

  /** Picks a random book, with a probability proportional to its size. */
  #oneOf<Book>(books: readonly Book[], sizes: readonly number[]): Book {
    let left = this.#chance.next(sizes.reduce((sum, size) => sum + size, 0));
    for (const [at, book] of books.entries()) {
      left -= sizes[at] ?? 0;
      if (left < 0) return book;
    }
    throw new RangeError('no book has a saying');
  }

  #lesson(entries: readonly TrainingPhrases[], pace: number): number {
    const pairs = entries.map((sayings) => this.#twoOf(sayings));
    const places = [...new Set(pairs.flat(2))];
    const strange = new Set(places.filter((place) => this.#oneIn100(STRANGE) && lengthOf(this.#given.row(place)) > 0));
    const turned = new Map(places.map((place) => [place, this.#turned(place)]));
    const whole = new Map(
      Array.from(turned, ([place, row]) => {
        const sum = row.slice();
        addTo(sum, 1, this.#own.row(place));
        return [place, sum];
      }),
    );
    const asked = pairs.map(([question]) =>
      said(question, (place) => (strange.has(place) ? turned : whole).get(place) ?? turned.get(place)),
    );
    const meant = pairs.map(([, saying]) => said(saying, (place) => whole.get(place)));
    const { loss, slopesAsked, slopesMeant } = compared(asked, meant);
    const slopes = new Map(places.map((place) => [place, { turned: this.#empty(), own: this.#empty() }]));
    for (const [sayings, slopesOf, isQuestion] of [
      [asked, slopesAsked, true],
      [meant, slopesMeant, false],
    ] as const)
      for (const [at, saying] of sayings.entries()) {
        const slope = slopeOf(saying, slopesOf.row(at));
        for (const place of saying.places) {
          const ofWord = slopes.get(place);
          if (ofWord === undefined) continue;
          addTo(ofWord.turned, 1, slope);
          if (!(isQuestion && strange.has(place))) addTo(ofWord.own, 1, slope);
        }
      }
    const turn = new Matrix(this.#turn.rows, this.#turn.columns);
    for (const [place, { turned: ofTurned, own }] of slopes) {
      for (const [at, number] of this.#given.row(place).entries()) addTo(turn.row(at), number, ofTurned);
      addTo(own, DRAWN, this.#own.row(place));
      this.#movedOwn.move(place, own, pace * PACE.own);
    }
    for (let at = 0; at < turn.rows; at++) this.#movedTurn.move(at, turn.row(at), pace * PACE.turn);
    return loss;
  }

  /** Picks two random phrases of an entry. The first phrase serves as the question, with some of its words left out. */
  #twoOf(sayings: TrainingPhrases): [question: readonly number[], saying: readonly number[]] {
    const first = this.#chance.next(sayings.length);
    const second = (first + 1 + this.#chance.next(sayings.length - 1)) % sayings.length;
    const question = sayings[first] ?? [];
    const kept = question.length < LONG ? question : question.filter(() => !this.#oneIn100(LEFT_OUT));
    return [kept, sayings[second] ?? []];
  }

  #oneIn100(often: number): boolean {
    return this.#chance.next(100) < often;
  }

  #turned(place: number): Float32Array {
    const row = this.#empty();
    addProduct(row, this.#given.row(place), this.#turn);
    return row;
  }

  #empty(): Float32Array {
    return new Float32Array(this.#given.columns);
  }
}

function said(places: readonly number[], rowOf: (place: number) => Float32Array | undefined): Said {
  const [first] = places;
  const vector = new Float32Array((first === undefined ? undefined : rowOf(first))?.length ?? 0);
  for (const place of new Set(places)) addTo(vector, 1, rowOf(place) ?? vector);
  const length = Math.max(lengthOf(vector), Number.EPSILON);
  return { places: [...new Set(places)], vector: vector.map((number) => number / length), length };
}

/**
 * Computes the loss and the gradients of one task: finding the phrase that belongs to each question among all phrases.
 */
function compared(asked: readonly Said[], meant: readonly Said[]) {
  const columns = Math.max(0, ...meant.map(({ vector }) => vector.length));
  const slopesAsked = new Matrix(asked.length, columns);
  const slopesMeant = new Matrix(meant.length, columns);
  let loss = 0;
  for (const [at, question] of asked.entries()) {
    const alike = meant.map((saying) => dot(saying.vector, question.vector) / NEAR);
    const most = Math.max(...alike);
    const shares = alike.map((number) => Math.exp(number - most));
    const all = shares.reduce((sum, share) => sum + share, 0);
    loss -= Math.log((shares[at] ?? 0) / all + Number.EPSILON) / asked.length;
    for (const [other, share] of shares.entries()) {
      const slope = (share / all - (other === at ? 1 : 0)) / (NEAR * asked.length);
      addTo(slopesAsked.row(at), slope, meant[other]?.vector ?? question.vector);
      addTo(slopesMeant.row(other), slope, question.vector);
    }
  }
  return { loss, slopesAsked, slopesMeant };
}

/** Computes the gradient of each word's vector, given the gradient of the normalized sum of these vectors. */
function slopeOf({ vector, length }: Said, slope: Float32Array): Float32Array {
  const along = dot(vector, slope);
  return slope.map((number, at) => (number - along * (vector[at] ?? 0)) / length);
}
