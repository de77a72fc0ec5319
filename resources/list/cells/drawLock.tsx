import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { DrawCell } from './drawProps.ts'
import type { TableWords } from './tableWords.ts'

/** Who holds the document: 'You', or somebody's name in a chip. */
export const drawLock: DrawCell = (row, column, words) => {
  if (!row.lock) return <div key={column.field} role="gridcell" />
  return (
    <div
      key={column.field}
      role="gridcell"
      className={lookOf(row.lock, words, 'chip')}
      title={wholeOf(row.lock, words)}
    >
      {isMine(row.lock, words) ? words.translate('status.lock.you') : row.lock.name}
    </div>
  )
}

/** The same on the artwork of a title, where the table has no room for a column of locks. */
export function drawLockMark({ lock }: ContentRow, words: TableWords) {
  if (!lock || !words.marksLocks) return null
  const whole = wholeOf(lock, words)
  return <span className={lookOf(lock, words, 'held')} role="img" aria-label={whole} title={whole} />
}

type Lock = NonNullable<ContentRow['lock']>

const isMine = (lock: Lock, words: TableWords) => lock.uid === words.uid

const lookOf = (lock: Lock, words: TableWords, kind: string) => `${kind} locked${isMine(lock, words) ? ' mine' : ''}`

const wholeOf = (lock: Lock, words: TableWords) =>
  isMine(lock, words)
    ? words.translate('status.lock.byYou')
    : words.translate('status.lock.byOther', { name: lock.name })
