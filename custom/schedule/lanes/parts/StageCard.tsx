import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { briefName } from '#kit/parts/timeline/briefName.ts'
import type { ItemPlace } from '#kit/parts/timeline/timelineLane.ts'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { clockText } from '../../model/scheduleWords.ts'
import type { AiringItem } from '../model/laneItem.ts'
import type { LaneWords } from '../model/laneText.ts'
import { airingTitle, changeText, problemTexts } from '../model/laneText.ts'
import { midRolls, stripPieces } from '../model/stripPieces.ts'
import { SegmentPieces } from './SegmentPieces.tsx'

/** From so many px on a card has room for words, for artwork, for what can be done. */
const WORDS_FROM_PX = 36
const ARTWORK_FROM_PX = 190
const ACTS_FROM_PX = 260
/** Px of the artwork with the gap beside it. */
const ARTWORK_PX = 56
/** When it begins is told first, then when it ends, then how many breaks interrupt it: no word is cut. */
const TIMES_FROM_PX = 112
const BREAKS_FROM_PX = 176

type StageCardProps = { item: AiringItem; place: ItemPlace; words: LaneWords; isReadOnly: boolean }

/** An airing at the size of a day: artwork, times, breaks, what is wrong and its repair, segments with letters. */
export function StageCard({ item, place, words, isReadOnly }: StageCardProps) {
  const { airing, failures } = item
  const { width, phase } = place
  const pieces = stripPieces(item)
  const isFailing = failures.length > 0 && phase !== 'past'
  const { text, lang } = airingTitle(item, words)
  const brief = width < WORDS_FROM_PX ? briefName(text, width) : undefined
  return (
    <Card
      className="card stage"
      data-phase={phase}
      data-tone={isFailing ? 'expired' : item.change && phase !== 'past' ? 'draft' : undefined}
      data-selected={place.isSelected || undefined}
      data-brief={brief}
      lang={brief === undefined ? undefined : lang}
    >
      {width >= WORDS_FROM_PX && (
        <span className="head" data-words>
          {width >= ARTWORK_FROM_PX && <TitleArtwork item={item} words={words} />}
          <StageWords item={item} place={place} words={words} breaks={midRolls(pieces)} />
          {width >= ACTS_FROM_PX && phase === 'now' && (
            <em className="on-air">{words.translate('scheduleLanes.onAirBadge')}</em>
          )}
          {width >= ACTS_FROM_PX && isFailing && !isReadOnly && <ReplaceButton id={airing.id} words={words} />}
        </span>
      )}
      <SegmentPieces pieces={pieces} width={width - 12} />
    </Card>
  )
}

type StageWordsProps = Omit<StageCardProps, 'isReadOnly'> & { breaks: number }

function StageWords({ item, place, words, breaks }: StageWordsProps) {
  const { translate, zone } = words
  const { text, lang } = airingTitle(item, words)
  const { airing, change } = item
  const [problem] = place.phase === 'past' ? [] : problemTexts(item, words)
  const times = { from: clockText(airing.start, zone), to: clockText(endOf(airing), zone) }
  // Beside artwork there is as much less room.
  const room = place.width - (place.width >= ARTWORK_FROM_PX ? ARTWORK_PX : 0)
  const isNarrow = room < TIMES_FROM_PX
  const detail = [
    isNarrow ? times.from : translate('scheduleLanes.times', times),
    problem ?? (change && place.phase !== 'past' ? changeText(change, words) : undefined),
    breaks > 0 && problem === undefined && room >= BREAKS_FROM_PX
      ? translate('scheduleLanes.midRolls', { smart_count: breaks })
      : undefined,
  ]
  return (
    <span className="words">
      <b lang={lang}>{text}</b>
      <small>
        {airing.pinned && <Icon name="pin" size="tiny" />}
        {item.failures.length > 0 && <Icon name="clockOff" size="tiny" />}
        <span>{detail.filter(Boolean).join(', ')}</span>
      </small>
    </span>
  )
}

function TitleArtwork({ item, words }: Pick<StageCardProps, 'item' | 'words'>) {
  const { calls } = useConsole()
  const { pgmId } = item.airing
  const { text } = airingTitle(item, words)
  const hasImage = Array.isArray(item.title?.ia) && item.title.ia.length > 0
  return (
    <Artwork
      size="search"
      title={text}
      src={hasImage && pgmId !== undefined ? calls.imageUrl({ id: pgmId, ratio: '16x9', width: 96 }) : undefined}
    />
  )
}

function ReplaceButton({ id, words }: { id: string; words: LaneWords }) {
  const { openDialog } = useSchedule()
  return (
    <Button size="small" tabIndex={-1} onClick={() => openDialog({ kind: 'replace', id })}>
      {words.translate('scheduleLanes.replace')}
    </Button>
  )
}

const Card = styled('div')({
  '&&': { padding: '6px 8px 0' },
  '& > .head': { display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0, blockSize: 36 },
  '&& .words': { flex: 1, minInlineSize: 0, inlineSize: 'auto' },
  '&& small > svg': { flex: 'none' },
  '&[data-tone=expired] small': { color: 'var(--mui-palette-status-expired-on)' },
  '&&& .on-air': {
    boxShadow: 'none',
    flex: 'none',
    padding: '2px 7px',
    borderRadius: 3,
    fontSize: 11,
    fontStyle: 'normal',
    fontWeight: 700,
    lineHeight: '16px',
    color: 'var(--mui-palette-accent-on)',
    backgroundColor: 'var(--mui-palette-accent-main)',
  },
})
