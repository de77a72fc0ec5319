import type { DrawCell } from './drawProps.ts'

/** Who holds the document: 'You', or somebody's name in a chip. */
export const drawLock: DrawCell = (row, column, words) => {
  if (!row.lock) return <div key={column.field} role="gridcell" />
  const isMine = row.lock.uid === words.uid
  const whole = isMine
    ? words.translate('status.lock.byYou')
    : words.translate('status.lock.byOther', { name: row.lock.name })
  return (
    <div key={column.field} role="gridcell" className={`chip locked${isMine ? ' mine' : ''}`} title={whole}>
      {isMine ? words.translate('status.lock.you') : row.lock.name}
    </div>
  )
}
