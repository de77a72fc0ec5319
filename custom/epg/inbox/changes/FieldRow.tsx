import type { EpgChange } from '#contract/schemas/live/ingestion.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { GuideWords } from '../../model/airingWords.ts'
import { isWhole, type ChangeRow, type Take } from '../model/changeRows.ts'
import { differingPart } from '../model/differingPart.ts'
import { linesOf, rowPx } from './blockHeight.ts'
import { valueLines, type ValueLine } from './valueWords.ts'

type FieldRowProps = {
  change: EpgChange
  row: ChangeRow
  words: GuideWords
  isActive: boolean
  /** It is still to be decided. */
  mayDecide: boolean
  onTake: (take: Take) => void
}

/** One field that differs: what the feed says and what stands, one of them picked, and what comes of it. */
export function FieldRow({ change, row, words, isActive, mayDecide, onTake }: FieldRowProps) {
  const { translate } = words
  const { kind, id } = change
  const source = valueLines(row.name, row.source, words)
  const current = valueLines(row.name, row.current, words)
  const label = translate(row.name === 'times' ? 'ingestion.times' : `epg.fields.${row.name}`)
  const mayPick = mayDecide && !isWhole(kind)
  const cell = (side: Take, lines: ValueLine[], other: ValueLine[]) => (
    <Cell
      side={side}
      lines={lines}
      other={side === 'source' ? other : []}
      empty={translate(`ingestion.absent.${isWhole(kind) ? kind : 'value'}`)}
      isPicked={row.take === side}
      pick={
        mayPick
          ? { name: `${id} ${row.name}`, label: translate(`ingestion.side.${side}`), isActive, onTake }
          : undefined
      }
      most={linesOf(row)}
    />
  )
  const result = row.take === 'source' ? source : current
  return (
    <div className="field" role="group" aria-label={label} style={{ blockSize: rowPx(row) }}>
      <span className="name">
        {label}
        {row.pinned && <Icon name="lock" size="tiny" label={translate('ingestion.pinned')} />}
      </span>
      {cell('source', source, current)}
      {cell('current', current, source)}
      <span className="cell result" title={textOf(result)}>
        {kind === 'vanished' && row.take === 'source' ? (
          translate('ingestion.removed')
        ) : (
          <Lines lines={result} other={[]} most={linesOf(row)} />
        )}
      </span>
    </div>
  )
}

const textOf = (lines: readonly ValueLine[]) => lines.map(({ text }) => text).join('\n')

type CellProps = {
  side: Take
  lines: ValueLine[]
  /** What the differing part is found against. */
  other: ValueLine[]
  empty: string
  isPicked: boolean
  pick: { name: string; label: string; isActive: boolean; onTake: (take: Take) => void } | undefined
  most: number
}

function Cell({ side, lines, other, empty, isPicked, pick, most }: CellProps) {
  if (!pick || (lines.length === 0 && side === 'source'))
    return (
      <span className="cell none" data-picked={(isPicked && lines.length > 0) || undefined} title={textOf(lines)}>
        {lines.length === 0 ? empty : <Lines lines={lines} other={other} most={most} />}
      </span>
    )
  return (
    <label className="cell" data-picked={isPicked || undefined} title={textOf(lines)}>
      <input
        type="radio"
        name={pick.name}
        checked={isPicked}
        tabIndex={pick.isActive ? undefined : -1}
        aria-label={[pick.label, textOf(lines) || empty].join(': ')}
        onChange={() => pick.onTake(side)}
      />
      {lines.length === 0 ? <span className="empty">{empty}</span> : <Lines lines={lines} other={other} most={most} />}
    </label>
  )
}

/** The lines of a side, each marked where it differs from the same language of the other one. */
function Lines({ lines, other, most }: { lines: ValueLine[]; other: ValueLine[]; most: number }) {
  const [only] = lines.length === 1 ? lines : []
  return (
    <span className="lines" style={{ WebkitLineClamp: only ? most : undefined }} data-one={only ? true : undefined}>
      {lines.slice(0, most).map(({ text, lang }, at) => (
        <span key={lang ?? at} lang={lang} className="line">
          <Marked text={text} other={other.find((one) => one.lang === lang)?.text} />
        </span>
      ))}
    </span>
  )
}

function Marked({ text, other }: { text: string; other: string | undefined }) {
  if (other === undefined || other === text) return text
  const [before, own, after] = differingPart(text, other)
  return (
    <>
      {before}
      {own !== '' && <mark>{own}</mark>}
      {after}
    </>
  )
}
