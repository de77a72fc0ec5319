import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { isChoosable, type PublishGraph } from './publishGraph.ts'
import type { PublishLine as Line } from './publishLines.ts'
import { usePublishWords } from './usePublishWords.ts'

type PublishLineProps = {
  line: Line
  graph: PublishGraph
  isChosen: boolean
  /** Its place in the order; several that need each other share one. */
  place: number | undefined
  count: number
  isRefused: boolean
  isBusy: boolean
  onToggle: (id: string) => void
}

/** One document: whether it is published, when in the order, what it is, who needs it, and what is the matter. */
export function PublishLine({ line, graph, isChosen, place, count, isRefused, isBusy, onToggle }: PublishLineProps) {
  const translate = useTranslate()
  const id = useId()
  const { nameOf, typeName, areaOf, pathOf, reason, names, counted } = usePublishWords()
  const { node, branches, neededBy, reasons } = line
  const isSubject = line.id === graph.subject
  const isLive = node?.isPublished === true && !node.hasDraft
  const isOff = isBusy || isSubject || !isChoosable(graph, line.id)
  const path = node && !isSubject ? pathOf(node) : undefined
  const name = nameOf(node)
  const area = node && areaOf(node.cty)
  // Whom it stands below is drawn; all who need it are told.
  const facts = [
    node && typeName(node.cty),
    neededBy.length > 0 && translate('publishing.neededBy', { names: names(graph, neededBy) }),
  ]
  return (
    <Row data-id={line.id} className={isRefused ? 'refused' : undefined}>
      <Branches branches={branches} />
      <Checkbox
        size="small"
        checked={isChosen}
        disabled={isOff}
        onChange={() => onToggle(line.id)}
        sx={isLive ? { visibility: 'hidden' } : undefined}
        slotProps={{ input: { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-facts` } }}
      />
      <Place className={place === undefined ? 'none' : undefined} aria-hidden="true">
        {isLive ? <Icon name="check" size="small" /> : place}
      </Place>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
        <Box id={`${id}-name`} className="name">
          {path === undefined ? (
            name
          ) : (
            <Link
              component={RouterLink}
              to={path}
              target="_blank"
              rel="noopener"
              title={translate('uses.open', { name })}
            >
              {name}
            </Link>
          )}
        </Box>
        <span className="facts">{facts.filter(Boolean).join(' · ')}</span>
      </Box>
      <Box className="states">
        {reasons.map((one) => (
          <Reason key={one} reason={one} words={reason(one)} />
        ))}
        {isStateNews(line) && <StatusChip status={line.node.st} {...(area && { area })} />}
      </Box>
      <Box id={`${id}-facts`} hidden>
        {[
          place !== undefined && counted('publishing.place', count, { place: String(place) }),
          ...facts,
          ...reasons.map(reason),
        ]
          .filter(Boolean)
          .join('. ')}
      </Box>
    </Row>
  )
}

/** A draft that viewers never had says so already. */
function isStateNews(line: Line): line is Line & { node: NonNullable<Line['node']> } {
  return line.node !== undefined && (line.node.isPublished || line.node.st !== 'draft')
}

const TONES: Readonly<Record<string, 'warning' | 'draft' | undefined>> = {
  unpublished: 'draft',
  changed: 'draft',
  noPictures: 'warning',
  expired: 'warning',
  unknown: 'warning',
}

function Reason({ reason, words }: { reason: string; words: string }) {
  const color = reason in TONES ? TONES[reason] : 'error'
  const glyph = color === 'draft' ? 'halfDot' : color === 'error' ? 'octagon' : 'triangle'
  return (
    <Chip color={color ?? 'error'} glyph={glyph} title={words}>
      {words}
    </Chip>
  )
}

/** As deep as the drawing goes; what lies deeper stands there, too. */
const DRAWN = 6

/** The way from the top to this line, as the lines of a tree. */
function Branches({ branches }: { branches: readonly boolean[] }) {
  const drawn = branches.slice(-DRAWN)
  return drawn.map((goesOn, at) => (
    <Branch
      key={at}
      aria-hidden="true"
      className={[at === drawn.length - 1 ? 'here' : '', goesOn ? 'on' : ''].join(' ')}
    />
  ))
}

const Branch = styled('span')(({ theme: { vars } }) => {
  const line = `1px solid ${vars.palette.text.tertiary}`
  return {
    position: 'relative',
    flex: 'none',
    alignSelf: 'stretch',
    inlineSize: 20,
    '&.on::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 9,
      borderInlineStart: line,
    },
    '&.here:not(.on)::before': {
      ...{ content: '""', position: 'absolute', insetBlock: '0 50%', insetInlineStart: 9, borderInlineStart: line },
    },
    '&.here::after': {
      ...{ content: '""', position: 'absolute', insetBlockStart: '50%', insetInline: '9px 0', borderBlockStart: line },
    },
  }
})

const Row = styled('li')(({ theme: { vars, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  borderRadius: 4,
  // Branches stand close to each other.
  '& > span[aria-hidden] + span[aria-hidden]': { marginInlineStart: -8 },
  '&.refused': { boxShadow: `inset 0 0 0 1px ${vars.palette.status.error.on}` },
  '& .name': { ...typography.body2, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .facts': { ...typography.meta, color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .states': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 6, maxInlineSize: '46%' },
}))

const Place = styled('span')(({ theme: { vars, typography } }) => ({
  ...typography.label,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 24,
  blockSize: 24,
  borderRadius: 12,
  background: vars.palette.accent.soft,
  color: vars.palette.accent.onSoft,
  '&.none': { background: 'none', boxShadow: `inset 0 0 0 1px ${vars.palette.line.hair}` },
}))
