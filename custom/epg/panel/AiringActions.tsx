import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import type { AiringState } from './useAiringRecord.ts'
import type { Pins } from './usePins.ts'

/** What can be done with an airing; one of it is the next thing to do. */
export function AiringActions({ airing, pins, id }: { airing: AiringState; pins: Pins; id: string }) {
  const translate = useTranslate()
  const { product } = useConsole()
  const isOff = !airing.mayWrite || airing.isBusy || pins.question !== undefined
  const hasResult = pins.differing.length > 0
  return (
    <Foot>
      {hasResult && (
        <Button variant="contained" disabled={isOff} onClick={pins.takeResult}>
          {translate('epg.panel.accept')}
        </Button>
      )}
      {pins.pins.length > 0 ? (
        <Button disabled={isOff} onClick={pins.followAll}>
          {translate('epg.panel.unpin')}
        </Button>
      ) : (
        <Button disabled={isOff} onClick={pins.toggle}>
          {translate('epg.panel.pin')}
        </Button>
      )}
      {airing.hasDraft && (
        <Button
          variant={hasResult ? 'outlined' : 'contained'}
          disabled={isOff || !airing.mayPublish}
          onClick={() => void airing.publish()}
        >
          {translate('actions.publish')}
        </Button>
      )}
      <Button
        variant={hasResult || airing.hasDraft || pins.question ? 'text' : 'contained'}
        component={Link}
        to={itemPath(product, { area: 'live', type: AIRING_TYPE }, id)}
        startIcon={<Icon name="edit" size="small" />}
        sx={{ marginInlineStart: 'auto' }}
      >
        {translate('epg.panel.edit')}
      </Button>
    </Foot>
  )
}

const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minBlockSize: 56,
  padding: '8px 16px',
  backgroundColor: 'var(--mui-palette-surface-hover)',
})
