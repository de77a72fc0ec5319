import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { shownBuild } from '#contract/values/buildVersion.ts'
import { partProps } from '#kit/parts/theme/partColors.ts'
import { useSessionData } from '../session/SessionContext.ts'

const Foot = styled('footer')({
  padding: '12px 12px 4px',
  fontSize: 11,
  lineHeight: '16px',
  color: 'var(--mui-palette-text-tertiary)',
  '&[data-part]': { color: 'var(--mui-palette-text-tertiary)' },
  // The column has an inset of its own, over which a footer in other colours goes to the edges.
  '&[data-place=column]': { margin: 'auto -8px -8px -4px', padding: '12px 20px 12px 16px' },
  '&[data-place=column][data-stays=true]': {
    position: 'sticky',
    insetBlockEnd: -8,
    background: 'var(--mui-palette-background-default)',
  },
  '&[data-place=line]': { gridArea: 'footer', padding: '8px 20px', overflow: 'hidden' },
})

type FrameFooterProps = {
  /** At the foot of the menu column, or a line across the frame. */
  place: 'column' | 'line'
  /** In the column: stays in view while the menu scrolls. */
  stays?: boolean
  inset?: string | undefined
}

/** The year and, where it says anything, the build (specification section 2). */
export function FrameFooter({ place, stays = false, inset }: FrameFooterProps) {
  const translate = useTranslate()
  const build = shownBuild(useSessionData().build)
  const year = new Date().getFullYear()
  return (
    <Foot
      data-place={place}
      data-stays={stays}
      style={inset === undefined ? undefined : { paddingInline: inset }}
      {...partProps('footer')}
    >
      {translate(build ? 'shell.copyrightBuild' : 'shell.copyright', { year, build })}
    </Foot>
  )
}
