// Searches the rulebooks with flexsearch, in the setup with the best answers: it ignores word endings and filler words
// of English, and tolerates typing errors.
import { Document, Encoder } from 'flexsearch';
import english from 'flexsearch/lang/en';

const FIELDS = ['title', 'aliases', 'terms', 'text', 'rules'];

/** Returns a function that finds the pages of a book that answer a question. It returns their ids, best first. */
export function flexsearchOf(pages) {
  const encoder = new Encoder(english);
  const index = new Document({
    document: { id: 'id', index: FIELDS.map((field) => ({ field, tokenize: 'tolerant', encoder })) },
  });
  for (const page of pages) index.add(page);
  return (question, limit) => index.search(question, { limit, suggest: true, merge: true }).map(({ id }) => id);
}
