import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/paths.ts'
import { briefName } from './briefName.ts'
import type { ItemPhase, ItemPlace, TimelineTone } from './timelineLane.ts'

/** Under this a card has its initials alone, under the other its title takes both lines (looks sections 5 and 10). */
const TEXT_FROM_PX = 36
const TWO_LINES_BELOW_PX = 104
/** Under this a mark would leave no room for the title; the edge of the card and its label still say it. */
const MARKS_FROM_PX = 72

type TimelineCardProps = {
  place: ItemPlace
  title: string
  /** A glyph before the title. */
  lead?: ReactNode
  /** A picture before both lines. */
  artwork?: ReactNode
  /** The language of the title. */
  lang?: string | undefined
  /** What stands under the title: episode, state in words. */
  detail?: ReactNode
  /** The detail is worth more than the second line of a title. */
  keepsDetail?: boolean
  /** A rating, in a frame. */
  badge?: string | undefined
  /** Not what one looks for: kept back, still read. */
  isDimmed?: boolean
  /** A hatch lies over it: its words stand on a plate above the hatch. */
  isHatched?: boolean
  /** Always there, so that nothing of it is a date: it steps back behind what has one. */
  isBlank?: boolean
  tone?: Exclude<TimelineTone, 'dimmed'> | undefined
  /** Pin, licence ends before it airs: names are said by the card's own label. */
  marks?: readonly { icon: IconName; tone?: Extract<TimelineTone, 'expired' | 'warning' | 'error'> }[]
  /** An image along its foot: segments of a title. Of its background, since hundreds of cards have one. */
  foot?: string
  /** What else stands in it: grips. */
  children?: ReactNode
}

/** One item of a lane, as schedule and guide draw it. */
export function TimelineCard(props: TimelineCardProps) {
  const { place, title, lead, artwork, lang, detail, keepsDetail = false, badge, isDimmed, isHatched, isBlank } = props
  const { tone, marks, foot, children } = props
  const { width, phase, isSelected } = place
  const isText = width >= TEXT_FROM_PX
  const brief = isText ? undefined : briefName(title, width)
  const isNarrow = width < TWO_LINES_BELOW_PX
  const shownMarks = width >= MARKS_FROM_PX ? (marks ?? []) : []
  const isTwoLines = isNarrow && shownMarks.length === 0 && !keepsDetail
  // A badge keeps its width and would leave nothing of the detail; the label of the card says it.
  const shownBadge = isNarrow && detail ? undefined : badge
  return (
    <div
      className="card"
      data-phase={phase}
      data-tone={tone}
      data-dimmed={isDimmed || undefined}
      data-hatched={isHatched || undefined}
      data-blank={isBlank || undefined}
      data-selected={isSelected || undefined}
      data-narrow={isNarrow || undefined}
      data-brief={brief}
      data-foot={foot === undefined ? undefined : true}
      lang={brief === undefined ? undefined : lang}
      style={footStyle(foot, phase)}
    >
      {isText && (
        <span
          className="words"
          data-artwork={artwork ? true : undefined}
          style={shownMarks.length > 0 ? { paddingInlineEnd: 18 * shownMarks.length } : undefined}
        >
          {artwork}
          <b lang={lang} data-two={isTwoLines || undefined}>
            {lead}
            {title}
          </b>
          {/* What is read as two words is not heard as one (WCAG 2.5.3). */}{' '}
          {!isTwoLines && (detail || shownBadge) && (
            <small>
              {detail && <span>{detail}</span>}
              {shownBadge && ' '}
              {shownBadge && <em>{shownBadge}</em>}
            </small>
          )}
        </span>
      )}
      {shownMarks.length > 0 && (
        <span className="marks">
          {shownMarks.map(({ icon, tone: color }) => (
            <i key={icon} data-tone={color}>
              <Icon name={icon} size="tiny" />
            </i>
          ))}
        </span>
      )}
      {children}
    </div>
  )
}

/** What is past is seen through a veil; what has been played of an item that is on lies behind it. */
function footStyle(foot: string | undefined, phase: ItemPhase): CSSProperties | undefined {
  if (foot === undefined) return undefined
  const images = { past: `var(--foot-veil), ${foot}`, now: `${foot}, var(--played-fill)`, ahead: foot }
  return { backgroundImage: images[phase] }
}

/** What is wider says what it is at its start: its middle may be out of view. */
const LONG_FROM_PX = 480

type TimelineGapProps = {
  place: ItemPlace
  label: string
  /** What stands in its place where the gap is narrow: its length alone. */
  short?: string
  isDead?: boolean
  /** Nobody has planned anything here yet: an empty frame, which asks for nothing. */
  isBlank?: boolean
}

/** Time without an item, with its length in words; on now it is dead air. */
export function TimelineGap({ place, label, short = label, isDead = false, isBlank = false }: TimelineGapProps) {
  // The label of its cell says it whole.
  const isShort = short !== label && place.width < TWO_LINES_BELOW_PX
  return (
    <div
      className="gap"
      data-dead={isDead || undefined}
      data-blank={isBlank || undefined}
      data-long={place.width >= LONG_FROM_PX || undefined}
    >
      {place.width >= TEXT_FROM_PX && (
        <span className="words" aria-hidden={isShort || undefined}>
          {isShort ? short : label}
        </span>
      )}
    </div>
  )
}
