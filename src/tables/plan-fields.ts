import type { Seat } from '../kernel/types.ts';

/** Returns the field of the table's plans in which a seat's prepared answers are stored, beside the seat's line. */
export function preparedField(seat: Seat): string {
  return `if:${seat}`;
}

/** True if a field of the table's plans holds prepared answers. */
export function isPreparedField(field: string): boolean {
  return field.startsWith('if:');
}
