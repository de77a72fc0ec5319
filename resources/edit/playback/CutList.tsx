import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { SegmentGlyph } from '#kit/forms/widgets/segments/SegmentGlyph.tsx'
import { useSegmentLines } from '#kit/forms/widgets/segments/useSegmentList.ts'
import { itemsOf } from '#kit/forms/schema/itemsOf.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { SegmentPiece } from '#kit/parts/player/segmentPieces.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { visuallyHidden } from '#kit/parts/layoutParts/visuallyHidden.ts'
import { PanelPart } from '../relations/PanelPart.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import type { Stage } from './useStage.ts'

type CutListProps = { sg: unknown; pieces: readonly SegmentPiece[]; stage: Stage }

/** Every cut of what plays, in order, each a jump to the first frame behind it. */
export function CutList({ sg, pieces, stage }: CutListProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { schema } = useContentEditor()
  const [now] = useState(format.now)
  const items = itemsOf(schema.properties?.sg ?? {}, schema) ?? {}
  const { lines } = useSegmentLines(sg, items, now)
  const isOn = stage.playing !== undefined && !stage.isStale
  const place = translate('playback.place', {
    place: format.number(stage.item + 1),
    count: format.number(pieces.length),
  })
  return (
    <PanelPart title={translate('playback.cuts')} aside={<Place>{isOn ? place : format.number(pieces.length)}</Place>}>
      <List>
        {pieces.map(({ segment }, index) => {
          const line = lines[segment]
          const before = lines[pieces[index - 1]?.segment ?? -1]
          if (!line) return null
          const values = { to: line.name, from: before?.name ?? '' }
          const at = line.placed.relativeStartTime
          return (
            <li key={index}>
              <button
                type="button"
                aria-current={isOn && stage.item === index ? 'true' : undefined}
                onClick={() => stage.goTo(index)}
              >
                {before ? <SegmentGlyph kind={before.kind} /> : <span className="glyph" data-none />}
                <SegmentGlyph kind={line.kind} />
                <span className="words">{translate(before ? 'playback.cut' : 'playback.begin', values)}</span>
                {line.problems.length > 0 && (
                  <span className="problem" title={format.list(line.problems)}>
                    <Icon name="triangle" size="small" />
                    <span style={visuallyHidden}>{format.list(line.problems)}</span>
                  </span>
                )}
                <span className="at">{at}</span>
              </button>
            </li>
          )
        })}
      </List>
    </PanelPart>
  )
}

const Place = styled('span')(({ theme: { vars, typography } }) => ({
  ...typography.meta,
  color: vars.palette.text.tertiary,
}))
const List = styled('ol')(({ theme: { vars, typography } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: 320,
  overflow: 'auto',
  '& li': { contentVisibility: 'auto', containIntrinsicBlockSize: '32px' },
  '& button': {
    all: 'unset',
    ...typography.meta,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    inlineSize: '100%',
    minBlockSize: 32,
    paddingInline: 6,
    borderRadius: 4,
    cursor: 'pointer',
    '&:hover': { backgroundColor: vars.palette.surface.hover },
    '&[aria-current]': { backgroundColor: vars.palette.surface.selected, color: vars.palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${vars.palette.accent.main}`, outlineOffset: -2 },
  },
  '& .glyph': {
    ...typography.meta,
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 18,
    blockSize: 18,
    borderRadius: 3,
    boxShadow: `inset 0 0 0 1px ${vars.palette.segmentEdge}`,
  },
  '& [data-none]': { boxShadow: 'none' },
  '& .words': { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .problem': { display: 'inline-flex', color: vars.palette.status.warning.on },
  '& .at': { fontVariantNumeric: 'tabular-nums', color: vars.palette.text.secondary },
}))
