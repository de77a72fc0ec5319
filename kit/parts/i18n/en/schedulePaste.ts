/** Rows of a spreadsheet that are put into a schedule. */
export const words = {
  title: 'Paste rows',
  ok: 'Add %{smart_count} row |||| Add %{smart_count} rows',
  nothing: 'Paste rows first',
  noneFits: 'No row can be added',
  rows: 'Rows of a spreadsheet',
  hint: 'Start, title or id, length, kind; a row without a start follows the row before.',
  line: 'Row',
  note: 'Note',
  reading: 'Looking for the title',
  columns: {
    date: 'Date',
    start: 'Start',
    title: 'Title',
    length: 'Length',
    kind: 'Kind',
  },
  problem: '%{column}: %{problem}.',
  problems: {
    unreadable: 'cannot be read',
    missing: 'is missing',
    unknown: 'nobody knows it',
    ambiguous: 'there are several of that name',
    noLength: 'is not known, type one',
  },
}
