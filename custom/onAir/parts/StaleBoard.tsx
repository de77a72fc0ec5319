import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'

type StaleBoardProps = {
  why: 'offline' | 'lost' | 'failed'
  /** Epoch ms that the board was read at. */
  at: number
  onReload: () => void
}

/** Nothing new arrives: since when what is shown stands still. */
export function StaleBoard({ why, at, onReload }: StaleBoardProps) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Place>
      <Banner
        tone="warning"
        icon="triangle"
        title={translate(`airBoard.line.${why}`)}
        actions={
          why !== 'offline' && (
            <Button size="small" onClick={onReload}>
              {translate('actions.tryAgain')}
            </Button>
          )
        }
      >
        {translate('airBoard.line.asOf', { time: format.time(at) })}
      </Banner>
    </Place>
  )
}

const Place = styled('div')({ flex: 'none', margin: '0 8px 8px 0' })
