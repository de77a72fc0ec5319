import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/paths.ts'
import type { ItemPlace, TimelineTone } from './timelineLane.ts'

/** Under this a card has no text, under the other its title takes both lines (looks sections 5 and 10). */
const TEXT_FROM_PX = 36
const TWO_LINES_BELOW_PX = 104
/** Under this a mark would leave no room for the title; the edge of the card and its label still say it. */
const MARKS_FROM_PX = 72

type TimelineCardProps = {
  place: ItemPlace
  title: string
  /** The language of the title. */
  lang?: string | undefined
  /** What stands under the title: episode, state in words. */
  detail?: ReactNode
  /** A rating, in a frame. */
  badge?: string | undefined
  tone?: Extract<TimelineTone, 'expired' | 'draft'> | undefined
  /** Pin, licence ends before it airs: names are said by the card's own label. */
  marks?: readonly { icon: IconName; tone?: Extract<TimelineTone, 'expired' | 'warning' | 'error'> }[]
  /** What lies at the foot: a strip of segments. */
  children?: ReactNode
}

/** One item of a lane, as schedule and guide draw it. */
export function TimelineCard({ place, title, lang, detail, badge, tone, marks, children }: TimelineCardProps) {
  const { width, phase, isSelected } = place
  const isText = width >= TEXT_FROM_PX
  const isNarrow = width < TWO_LINES_BELOW_PX
  const shownMarks = width >= MARKS_FROM_PX ? (marks ?? []) : []
  const isTwoLines = isNarrow && shownMarks.length === 0
  return (
    <Card
      data-phase={phase}
      data-tone={tone}
      data-selected={isSelected || undefined}
      data-narrow={isNarrow || undefined}
    >
      {isText && (
        <span className="words" style={{ paddingInlineEnd: 18 * shownMarks.length }}>
          <b lang={lang} data-two={isTwoLines || undefined}>
            {title}
          </b>
          {!isTwoLines && (detail || badge) && (
            <small>
              {detail && <span>{detail}</span>}
              {badge && <em>{badge}</em>}
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
    </Card>
  )
}

type TimelineGapProps = { place: ItemPlace; label: string; isDead?: boolean }

/** Time without an item, with its length in words; on now it is dead air. */
export function TimelineGap({ place, label, isDead = false }: TimelineGapProps) {
  return <Gap data-dead={isDead || undefined}>{place.width >= TEXT_FROM_PX && <span>{label}</span>}</Gap>
}

const palette = (name: string) => `var(--mui-palette-${name})`
const edge = (width: number, name: string) => `inset 0 0 0 ${width}px ${palette(name)}`
const CARD_EDGE = `color-mix(in srgb, ${palette('line-edge')} 70%, ${palette('line-outline')})`

const Card = styled('div')({
  position: 'absolute',
  inset: 0,
  borderRadius: 3,
  padding: '5px 8px 0',
  backgroundColor: palette('surface-well'),
  boxShadow: `inset 0 0 0 1px ${CARD_EDGE}`,
  '&[data-narrow]': { paddingInline: 4 },
  '& .words': { display: 'block', boxSizing: 'border-box', width: 'fit-content', maxWidth: '100%' },
  // Words of what begins before the view stay in view.
  '[data-edge] > & .words': { position: 'sticky', insetInlineStart: 'calc(var(--head) + 8px)' },
  '& b': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 12,
    fontWeight: 'var(--marquee-weight-600, 600)',
    lineHeight: '16px',
    color: palette('text-primary'),
  },
  '& b:lang(ta)': { fontSize: 11.5, lineHeight: '18px', marginBlockStart: -2 },
  '& b[data-two]': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    whiteSpace: 'normal',
  },
  '& b[data-two]:lang(ta)': { fontSize: 11, lineHeight: '16px' },
  '& small': {
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    minWidth: 0,
    fontSize: 11,
    fontWeight: 500,
    lineHeight: '14px',
    whiteSpace: 'nowrap',
    color: palette('text-tertiary'),
  },
  '& small > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& em': {
    flex: 'none',
    padding: '0 3px',
    borderRadius: 2,
    fontStyle: 'normal',
    fontWeight: 600,
    lineHeight: '13px',
    color: palette('text-secondary'),
    boxShadow: edge(1, 'line-outline'),
  },
  '& .marks': {
    position: 'absolute',
    top: 5,
    insetInlineEnd: 8,
    display: 'flex',
    gap: 4,
    lineHeight: 0,
    color: palette('text-secondary'),
  },
  '& .marks [data-tone=expired]': { color: palette('status-expired-solid') },
  '& .marks [data-tone=warning]': { color: palette('status-warning-solid') },
  '& .marks [data-tone=error]': { color: palette('status-error-solid') },
  '&[data-phase=past]': {
    backgroundColor: palette('background-paper'),
    boxShadow: edge(1, 'line-hair'),
    '& b': { color: palette('text-secondary') },
    '& em': { color: palette('text-tertiary'), boxShadow: edge(1, 'line-edge') },
  },
  '&[data-phase=now]': {
    backgroundImage: `linear-gradient(90deg, ${palette('accent-soft')} var(--played), transparent var(--played))`,
    boxShadow: edge(1.5, 'accent-main'),
  },
  '&[data-tone=expired]': { boxShadow: edge(1, 'status-expired-solid') },
  '&[data-tone=expired] small': { color: palette('status-expired-on') },
  '&[data-tone=draft]': { backgroundColor: palette('status-draft-bg'), boxShadow: edge(1, 'status-draft-solid') },
  '&[data-tone=draft] small': { color: palette('status-draft-on') },
  '&[data-selected]': { backgroundColor: palette('accent-soft'), boxShadow: edge(2, 'accent-main') },
  '&[data-phase=now], &[data-selected]': {
    '& small': { color: palette('accent-onSoft') },
    '& em': { color: 'inherit', boxShadow: 'inset 0 0 0 1px currentColor' },
  },
  // The focus of the keyboard never reads as on now or as chosen: a raised fill and a second, dark ring.
  '[role=gridcell]:focus-visible > &': {
    backgroundColor: palette('surface-pressed'),
    backgroundImage: 'none',
    boxShadow: edge(4, 'surface-ground'),
    '& small': { color: palette('text-secondary') },
  },
})

const Gap = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 3,
  fontSize: 11,
  fontWeight: 600,
  lineHeight: '16px',
  color: palette('status-warning-on'),
  backgroundImage: `repeating-linear-gradient(135deg, ${palette('status-warning-bg')} 0 5px, transparent 5px 10px)`,
  boxShadow: edge(1, 'status-warning-solid'),
  '& span': {
    maxWidth: '100%',
    padding: '0 4px',
    boxSizing: 'border-box',
    borderRadius: 2,
    textAlign: 'center',
    backgroundColor: palette('background-raised'),
  },
  '&[data-dead]': {
    color: palette('status-error-on'),
    backgroundImage: `repeating-linear-gradient(135deg, ${palette('status-error-bg')} 0 5px, transparent 5px 10px)`,
    boxShadow: edge(1, 'status-error-solid'),
  },
  '[role=gridcell]:focus-visible > &': { boxShadow: edge(4, 'surface-ground') },
})
