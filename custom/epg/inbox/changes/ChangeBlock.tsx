import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useLocale, useTranslate } from 'ra-core'
import { memo, useId } from 'react'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { ChangeKind, ChangeState, EpgChange } from '#contract/schemas/live/ingestion.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'
import type { StatusKey } from '#kit/parts/theme/tokens.ts'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { INGEST_RIGHTS } from '../../ingest/IngestButton.tsx'
import { channelWords } from '../../model/channelWords.ts'
import { languageOfTitle } from '../../model/languageOfTitle.ts'
import { changeRows, keepsAll, picksOfAll, type Picks } from '../model/changeRows.ts'
import { blockPx, BLOCK } from './blockHeight.ts'
import { Block } from './changeStyles.ts'
import { FieldRow } from './FieldRow.tsx'
import { whenText } from './valueWords.ts'

const LOOKS: Readonly<Record<ChangeKind, { color: StatusKey; glyph: IconName }>> = {
  conflict: { color: 'error', glyph: 'lock' },
  moved: { color: 'future', glyph: 'clockForward' },
  new: { color: 'published', glyph: 'plus' },
  vanished: { color: 'expired', glyph: 'minus' },
  changed: { color: 'draft', glyph: 'edit' },
  deleted: { color: 'archived', glyph: 'trash' },
}
const STATE_GLYPHS: Readonly<Record<Exclude<ChangeState, 'waiting'>, IconName>> = {
  accepted: 'ring',
  applied: 'check',
  undone: 'undo',
  kept: 'pin',
  failed: 'octagon',
}

type ChangeBlockProps = {
  change: EpgChange
  index: number
  /** Px from the top of the list. */
  top: number
  /** Its number in the whole list, from 1. */
  position: number
  total: number
  channel: GuideChannel | undefined
  picks: Picks
  /** Nothing of its ingestion is decided any more. */
  isOver: boolean
  /** It holds the tab stop of the list. */
  isActive: boolean
  isSelected: boolean
  onToggle: (change: EpgChange) => void
  onPick: (change: EpgChange, picks: Picks) => void
  onDecide: (change: EpgChange, decision: 'accept' | 'keep', picks?: Picks) => void
}

/** One programme: what the feed makes of it, with a row per field that differs, and the two ways to decide. */
export const ChangeBlock = memo(function ChangeBlock(props: ChangeBlockProps) {
  const { change, index, top, position, total, channel, picks, isActive, isSelected, onToggle, onPick } = props
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  const id = useId()
  const zone = channel?.tz ?? 'UTC'
  const words = { translate, format, zone }
  const title = titleOf(change, language) || translate('ingestion.untitled')
  const mayDecide = change.state === 'waiting' && !props.isOver
  const where = [channel ? channelWords(channel, language) : change.channel, whenText(change.a_st_dt, words)].join(', ')
  return (
    <Block
      aria-labelledby={id}
      aria-posinset={position}
      aria-setsize={total}
      data-block={index}
      data-selected={isSelected || undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ insetBlockStart: top, blockSize: blockPx(change) - BLOCK.gap }}
    >
      <header>
        {mayDecide && (
          <Checkbox
            size="small"
            checked={isSelected}
            tabIndex={isActive ? 0 : -1}
            onChange={() => onToggle(change)}
            slotProps={{
              input: { 'aria-label': translate('ingestion.select', { title }), tabIndex: isActive ? 0 : -1 },
            }}
          />
        )}
        <b id={id} lang={languageOfTitle(change, language)} title={title}>
          {title}
        </b>
        <span className="where" title={where}>
          {where}
        </span>
        <Chip {...LOOKS[change.kind]}>{translate(`ingestion.kind.${change.kind}`)}</Chip>
        {mayDecide ? <Acts {...props} /> : <Outcome {...props} />}
      </header>
      {changeRows(change, picks).map((row) => (
        <FieldRow
          key={row.name}
          change={change}
          row={row}
          words={words}
          isActive={isActive}
          mayDecide={mayDecide}
          onTake={(take) => onPick(change, Object.fromEntries(row.fields.map((field) => [field, take])))}
        />
      ))}
    </Block>
  )
})

/** Accepting does what the result says; where that would be nothing, it takes the feed's word. */
function Acts({ change, picks, isActive, onDecide }: ChangeBlockProps) {
  const translate = useTranslate()
  const missing = useMissingRights(INGEST_RIGHTS)
  const isKept = keepsAll(change, picks)
  const accepted = isKept ? picksOfAll(change, 'source') : picks
  return (
    <WhyNot why={missing}>
      {(off) => (
        <span className="acts">
          <Button
            size="small"
            tabIndex={isActive ? 0 : -1}
            onClick={() => onDecide(change, 'accept', accepted)}
            {...off}
          >
            {translate(isKept ? 'ingestion.takeFeeds' : 'ingestion.accept')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            tabIndex={isActive ? 0 : -1}
            onClick={() => onDecide(change, 'keep')}
            {...off}
          >
            {translate(change.kind === 'new' ? 'ingestion.leaveOut' : 'ingestion.keepMine')}
          </Button>
        </span>
      )}
    </WhyNot>
  )
}

/** What became of a decision. What was kept may be accepted after all, one by one. */
function Outcome({ change, isOver, isActive, onDecide }: ChangeBlockProps) {
  const translate = useTranslate()
  const missing = useMissingRights(INGEST_RIGHTS)
  const { state, description, outrankedBy } = change
  if (state === 'waiting') return <Chip>{translate('ingestion.outcome.undecided')}</Chip>
  const why = outrankedBy === undefined ? description : translate('ingestion.outranked', { feed: outrankedBy })
  return (
    <span className="acts">
      <Chip
        glyph={STATE_GLYPHS[state]}
        {...(state === 'failed' && { color: 'error' as const })}
        {...(why !== undefined && { title: why })}
      >
        {translate(`ingestion.outcome.${state}`)}
      </Chip>
      {state === 'kept' && !isOver && (
        <WhyNot why={missing}>
          {(off) => (
            <Button
              size="small"
              variant="ghost"
              tabIndex={isActive ? 0 : -1}
              onClick={() => onDecide(change, 'accept', picksOfAll(change, 'source'))}
              {...off}
            >
              {translate('ingestion.afterAll')}
            </Button>
          )}
        </WhyNot>
      )}
    </span>
  )
}
