import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { Named } from '#contract/schemas/uses.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { UseLine } from '#kit/record/uses/UseLine.tsx'
import { usePlaceWords } from '#kit/record/uses/usePlaceWords.ts'
import { LineList } from './LineList.tsx'
import { PanelPart } from './PanelPart.tsx'

type NamesPartProps = { names: readonly Named[]; sides: readonly unknown[] }

/** What the record names, with the field and the side that does so; what leads nowhere is said. */
export function NamesPart({ names, sides }: NamesPartProps) {
  const translate = useTranslate()
  const title = translate('uses.names')
  return (
    <PanelPart title={title} count={names.length}>
      {names.length === 0 ? (
        <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>{translate('uses.namesNone')}</Box>
      ) : (
        <LineList label={title}>
          {names.map((one) =>
            one.row ? (
              <UseLine key={one.id} use={{ ...one.row, how: 'names', names: one.names }} ownSides={sides} />
            ) : (
              <AbsentLine key={one.id} named={one} sides={sides} />
            ),
          )}
        </LineList>
      )}
    </PanelPart>
  )
}

function AbsentLine({ named, sides }: { named: Named; sides: readonly unknown[] }) {
  const translate = useTranslate()
  const places = usePlaceWords()(named.names, sides)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'start', minHeight: 44, paddingBlock: 1 }}>
      <Box component="span" sx={{ display: 'flex', color: 'status.warning.on', marginBlockStart: '2px' }}>
        <Icon name="triangle" size="small" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{named.id}</Box>
        <Box sx={{ typography: 'meta', color: 'text.secondary' }}>
          {[places, translate('uses.absent')].filter(Boolean).join(' · ')}
        </Box>
      </Box>
    </Box>
  )
}
