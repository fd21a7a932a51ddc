// The rulebooks in flexsearch, set up as it answers them best: English words without endings and fillers, slips forgiven.
import { Document, Encoder } from 'flexsearch';
import english from 'flexsearch/lang/en';

const FIELDS = ['title', 'aliases', 'terms', 'text', 'rules'];

/** Finds the pages of a book that answer a question: their ids, the best first. */
export function flexsearchOf(pages) {
  const encoder = new Encoder(english);
  const index = new Document({
    document: { id: 'id', index: FIELDS.map((field) => ({ field, tokenize: 'tolerant', encoder })) },
  });
  for (const page of pages) index.add(page);
  return (question, limit) => index.search(question, { limit, suggest: true, merge: true }).map(({ id }) => id);
}
