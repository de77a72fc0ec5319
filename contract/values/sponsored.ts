/** The marker of a title or rail whose viewers are told of a sponsor (specification section 3). */
export const SPONSORED = 'SPONSORED'

/** Of a record or a list row, whatever service it comes from. */
export function isSponsored(record: Readonly<Record<string, unknown>>): boolean {
  return record.marker === SPONSORED
}
