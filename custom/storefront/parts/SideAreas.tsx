import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { FoldedButtons } from '#kit/parts/layoutParts/FoldedButtons.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { Inspector } from '../inspector/Inspector.tsx'
import { WhoSees } from '../lens/WhoSees.tsx'
import { Outline } from '../outline/Outline.tsx'
import { UsedIn } from '../outline/UsedIn.tsx'
import { Problems } from '../problems/Problems.tsx'

/** The outline, of a container also where it is used, with what is wrong at its foot. */
export function OutlineSide() {
  const { problems, only } = useStorefront()
  return (
    <Side name="outline" icon="list" count={problems.length} inlineSize={240}>
      <Outline />
      {only !== undefined && <UsedIn id={only} />}
      <Problems />
    </Side>
  )
}

/** What is set of the selection. */
export function InspectorSide() {
  return (
    <Side name="inspector" icon="sliders" inlineSize={404}>
      <Inspector />
      <WhoSees />
    </Side>
  )
}

type SideProps = {
  name: 'outline' | 'inspector'
  icon: IconName
  count?: number
  inlineSize: number
  children: ReactNode
}

/** A column beside the preview; in narrow windows a strip, out of which it slides over the preview. */
function Side({ name, icon, count = 0, inlineSize, children }: SideProps) {
  const translate = useTranslate()
  const { openSide, showSide } = useStorefront()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const label = translate(`storefront.areas.${name}`)
  const isOpen = !isNarrow || openSide === name
  return (
    <>
      {isNarrow && (
        <FoldedButtons as="div" role="group" aria-label={label} sx={name === 'inspector' ? { order: 2 } : {}}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={label}
            title={label}
            onClick={() => showSide(isOpen ? undefined : name)}
          >
            <Icon name={icon} size="toolbar" />
            {count > 0 && <CountBadge count={count} tone="warning" />}
          </button>
        </FoldedButtons>
      )}
      {isOpen && (
        <Column
          aria-label={label}
          data-side={name}
          style={{ inlineSize }}
          {...(isNarrow && { 'data-sliding': true })}
          onKeyDown={(event) => {
            if (isNarrow && event.key === 'Escape' && !event.defaultPrevented) showSide(undefined)
          }}
        >
          {children}
        </Column>
      )}
    </>
  )
}

const Column = styled('aside')({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'hidden',
  background: 'var(--mui-palette-background-raised)',
  '&[data-side=outline]': { background: 'var(--mui-palette-background-paper)' },
  '&[data-sliding]': { position: 'absolute', insetBlock: 0, zIndex: 2, boxShadow: 'var(--mui-shadows-8)' },
  '&[data-sliding][data-side=outline]': { insetInlineStart: 48 },
  '&[data-sliding][data-side=inspector]': { insetInlineEnd: 48 },
})
