import Button from '@mui/material/Button'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { TimelineCard } from '#kit/parts/timeline/TimelineCard.tsx'
import type { ItemPhase, ItemPlace } from '#kit/parts/timeline/timelineLane.ts'
import { clockText } from '../../model/scheduleWords.ts'
import { useBreakOut } from '../drag/useBreakOut.ts'
import type { AiringItem, TurnItem } from '../model/laneItem.ts'
import type { LaneWords } from '../model/laneText.ts'
import { airingTitle, detailText } from '../model/laneText.ts'
import { stripPieces } from '../model/stripPieces.ts'
import { stripImage } from './stripImage.ts'

/** Under this a card has no letter (looks section 5), from the other on its title stands beside it. */
const LETTER_FROM_PX = 10
const TITLE_FROM_PX = 64
const ACTS_FROM_PX = 240
/** In a narrower card the breaks of a strip are a px or less: it would be noise, and is what costs most to paint. */
const STRIP_FROM_PX = 24

type CardProps<Item> = { item: Item; place: ItemPlace; words: LaneWords }

/** An airing in a lane: a title with its strip of segments; what fills between titles by letter, colour and pattern. */
export function AiringCard(props: CardProps<AiringItem>) {
  return props.item.airing.kind === 'vod' ? <TitleCard {...props} /> : <KindCard {...props} />
}

const strips = new WeakMap<AiringItem, string>()

/** It is the same at every zoom. */
function stripOf(item: AiringItem): string {
  const known = strips.get(item) ?? stripImage(stripPieces(item))
  strips.set(item, known)
  return known
}

function TitleCard({ item, place, words }: CardProps<AiringItem>) {
  const { text, lang } = airingTitle(item, words)
  const { airing, failures, change, overlap } = item
  const tone = place.phase === 'past' ? undefined : toneOf({ failures, change, overlap })
  const icon = tone === 'expired' ? 'clockOff' : airing.pinned ? 'pin' : undefined
  return (
    <TimelineCard
      place={place}
      title={text}
      lang={lang}
      detail={<Detail item={item} phase={place.phase} words={words} icon={icon} />}
      keepsDetail={place.phase === 'now' || tone !== undefined || airing.pinned}
      tone={tone}
      {...(place.width >= STRIP_FROM_PX && { foot: stripOf(item) })}
    />
  )
}

type DetailProps = Pick<CardProps<AiringItem>, 'item' | 'words'> & { phase: ItemPhase; icon: IconName | undefined }

/** Worked out where it is drawn alone: most cards of a week have no room for it. */
function Detail({ item, phase, words, icon }: DetailProps) {
  return (
    <>
      {icon && <Icon name={icon} size="tiny" />}
      {icon && ' '}
      {detailText(item, phase, words)}
    </>
  )
}

function toneOf({ failures, change, overlap }: Pick<AiringItem, 'failures' | 'change' | 'overlap'>) {
  if (failures.length > 0) return 'expired' as const
  return change || overlap > 0 ? ('draft' as const) : undefined
}

function KindCard({ item, place, words }: CardProps<AiringItem>) {
  return (
    <div
      className="card kind"
      data-kind={item.airing.kind}
      data-lettered={place.width >= LETTER_FROM_PX || undefined}
      data-phase={place.phase}
      data-selected={place.isSelected || undefined}
      data-failing={item.failures.length > 0 || undefined}
    >
      {place.width >= TITLE_FROM_PX && <KindTitle item={item} words={words} />}
    </div>
  )
}

function KindTitle({ item, words }: { item: AiringItem; words: LaneWords }) {
  const { text, lang } = airingTitle(item, words)
  return (
    <span>
      <b lang={lang}>{text}</b>
      <small>{clockText(item.airing.start, words.zone)}</small>
    </span>
  )
}

/** A turn of the loop: as it will air, and not to be edited. */
export function TurnCard({ item, place, words, isReadOnly }: CardProps<TurnItem> & { isReadOnly: boolean }) {
  const { text, lang } = airingTitle(item, words)
  const breakOut = useBreakOut(words)
  return (
    <div className="turn" data-selected={place.isSelected || undefined}>
      {place.width >= TITLE_FROM_PX && (
        <>
          <b lang={lang}>{text}</b>
          <small>{words.translate('scheduleLanes.turn', { n: item.turn + 1 })}</small>
        </>
      )}
      {place.width >= ACTS_FROM_PX && place.phase === 'ahead' && !isReadOnly && (
        <Button size="small" tabIndex={-1} onClick={() => breakOut(item)}>
          {words.translate('scheduleLanes.breakOut')}
        </Button>
      )}
    </div>
  )
}
